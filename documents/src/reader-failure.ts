/** A reader could not work for a reason outside the file, such as an engine that does not start. */
export class ReaderFailure extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = "ReaderFailure";
  }
}
