/** A file that cannot be read; `message` is shown to the user. */
export class FileProblem extends Error {}
