/** A form with a file, as a browser sends it. */
export interface UploadForm {
  readonly headers: Record<string, string>;
  readonly payload: Buffer;
}

export function uploadForm(
  file: { readonly name: string; readonly bytes: Uint8Array | string } | null,
  fields: Readonly<Record<string, string>> = {},
): UploadForm {
  const boundary = "----geulgyeol-test";
  const parts: Buffer[] = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
  if (file !== null) {
    const head = `content-disposition: form-data; name="file"; filename="${file.name}"\r\ncontent-type: application/octet-stream`;
    parts.push(Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`), Buffer.from(file.bytes), Buffer.from("\r\n"));
  }
  parts.push(Buffer.from(`--${boundary}--\r\n`));
  return {
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat(parts),
  };
}
