/** Whether a file holds others. */
export function isZip({ name }: Pick<File, "name">): boolean {
  return /\.zip$/i.test(name);
}
