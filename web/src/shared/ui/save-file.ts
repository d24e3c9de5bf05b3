/** Hands a file to the browser to be saved. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser reads the address a moment after the click; a minute is enough on any device.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
