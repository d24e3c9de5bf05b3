/** A PDF whose pages are pictures, which can be recognised on request. `message` is shown to the user. */
export class ScanFound extends Error {
  readonly pages: number;

  constructor(message: string, pages: number) {
    super(message);
    this.name = "ScanFound";
    this.pages = pages;
  }
}

/** Message about a text recognised from the pages of a scan. */
export const SCAN_NOTICE = "스캔한 쪽의 글자를 읽어 냈어요. 틀린 글자가 있을 수 있으니 원본과 비교해 보세요.";
