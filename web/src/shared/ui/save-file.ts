/** Downloads a file in the browser. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser reads the object URL shortly after the click; a minute is enough on any device.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
