// server/src/workers/record-worker.ts
import { move, transferableSymbol, valueSymbol } from "piscina";

// contract/src/api/endpoint.ts
function endpoint(definition) {
  return definition;
}

// documents/src/formats.ts
var MEGABYTE = 1024 * 1024;
var TEXT_FILE_MAX_BYTES = 5 * MEGABYTE;
var PICTURE_FILE_MAX_BYTES = 20 * MEGABYTE;
var OCR_LANGUAGES = ["kor+eng", "kor", "eng"];
var FORMATS = [
  { kind: "txt", extensions: ["txt"], maxBytes: TEXT_FILE_MAX_BYTES, containers: ["other"], group: "text" },
  { kind: "md", extensions: ["md", "markdown"], maxBytes: TEXT_FILE_MAX_BYTES, containers: ["other"], group: "text" },
  { kind: "docx", extensions: ["docx"], maxBytes: TEXT_FILE_MAX_BYTES, containers: ["zip"], group: "office" },
  { kind: "odt", extensions: ["odt"], maxBytes: TEXT_FILE_MAX_BYTES, containers: ["zip"], group: "office" },
  { kind: "hwpx", extensions: ["hwpx"], maxBytes: TEXT_FILE_MAX_BYTES, containers: ["zip"], group: "office" },
  { kind: "hwp", extensions: ["hwp"], maxBytes: PICTURE_FILE_MAX_BYTES, containers: ["cfb"], group: "office" },
  { kind: "pdf", extensions: ["pdf"], maxBytes: PICTURE_FILE_MAX_BYTES, containers: ["pdf"], group: "pdf" },
  {
    kind: "image",
    extensions: ["jpg", "jpeg", "png", "webp", "gif"],
    maxBytes: PICTURE_FILE_MAX_BYTES,
    containers: ["png", "jpeg", "gif", "webp"],
    group: "image"
  }
];
var DOCUMENT_KINDS = FORMATS.map(({ kind }) => kind);
var NAMED_EXTENSIONS = ["txt", "docx", "pdf", "hwp", "jpg", "png"];
function extensionsOf(group) {
  return FORMATS.filter((format) => format.group === group).flatMap(({ extensions }) => extensions);
}

// contract/src/enums.ts
var VERDICTS = ["human", "mixed", "ai"];
var CERTAINTIES = ["strong", "moderate", "weak"];
var SEGMENT_KINDS = ["human", "ai", "edited", "unclear"];
var WORD_KINDS = ["stock", "connective", "comma", "ending", "flow", "letters", "topic"];
var ANALYSIS_KINDS = ["basic", "wordLevel", "ensemble"];
var ANALYSIS_TRIGGERS = ["manual", "realtime", "auto"];
var DOCUMENT_TYPES = ["assignment", "self-introduction", "paper", "blog", "other"];
var TEXT_SOURCES = ["paste", ...DOCUMENT_KINDS];
var FINDING_DIRECTIONS = ["ai", "human", "neither"];
var ANSWER_STATES = ["ok", "failed"];
var RECORD_ORIGINS = [
  "type",
  "paste",
  "drop",
  "move",
  "cut",
  "undo",
  "edit",
  "file",
  "restore",
  "other",
  "start",
  "state",
  "note"
];

// engine/src/document/verdict-bands.ts
var AI_BAND = 0.7;
var MIXED_BAND = 0.4;
var BELOW_HIGH_SENTENCE = AI_BAND - 0.01;
var HIGH_RISK_WORD = 0.7;
var MEDIUM_RISK_WORD = 0.5;
var VERY_HIGH_RISK_WORD = 0.8;

// contract/src/limits.ts
var TEXT_MAX_CHARS = 1e4;
var JSON_BODY_MAX_BYTES = 512 * 1024;
var UNITS_PER_CHARACTER = 8;
var REVISION_WINDOW_MS = 24 * 60 * 60 * 1e3;
var FILE_NAME_MAX_CHARS = 255;
var HIDDEN_PARTS_MAX = 16;
var PUPIL_NAME_MAX_CHARS = 60;
var PUPIL_NUMBER_DIGITS = 10;
var RECORD_STAMPS_MAX = 1500;
var RECORD_ENTRIES_MAX = 1e5;
var RECORD_INSERTION_MAX = 1e6;
var RECORD_SOURCE_MAX = 200;
var RECORD_MOVE_MIN = 10;
var SHARED_RECORD_MAX_BYTES = 8 * 1024 * 1024;
var STORED_RECORD_MAX_BYTES = 3 * 1024 * 1024;
var RECORD_SHARE_DAYS = [7, 30, 90, 365];
var RECORD_TITLE_MAX_CHARS = 100;
var RECORD_WRITER_MAX_CHARS = 60;
var REQUEST_TITLE_MAX_CHARS = 100;
var REQUEST_INSTRUCTIONS_MAX_CHARS = 2e3;
var HAND_IN_NAME_MAX_CHARS = 60;
var REQUEST_KEPT_DAYS = [30, 90, 180];
var CLASS_NAME_MAX_CHARS = 60;
var PUPILS_PER_CLASS = 200;
var EMAIL_MAX_CHARS = 254;
var FRESH_SIGN_IN_MS = 10 * 60 * 1e3;
var MAIL_LINK_MS = 60 * 60 * 1e3;
var WEBHOOK_RETRY_MS = [
  5e3,
  6e4,
  5 * 6e4,
  30 * 6e4,
  2 * 60 * 6e4,
  6 * 60 * 6e4,
  15 * 60 * 6e4
];
var NEW_ACCOUNT_MS = 7 * 24 * 60 * 60 * 1e3;
var POST_INTERVAL_MS = { new: 5 * 6e4, settled: 3e4 };
var VIEW_WINDOW_MS = 60 * 60 * 1e3;

// contract/src/analysis/analysis.ts
import { z as z3 } from "zod";

// contract/src/api/envelope.ts
import { z } from "zod";

// documents/src/document-error.ts
var DOCUMENT_ERROR_MESSAGES = {
  UNSUPPORTED_FILE: `\uC9C0\uC6D0\uD558\uC9C0 \uC54A\uB294 \uD30C\uC77C\uC774\uC5D0\uC694. ${NAMED_EXTENSIONS.map((one) => `.${one}`).join(", ")} \uD30C\uC77C\uC744 \uC62C\uB824 \uC8FC\uC138\uC694.`,
  FILE_OLD_FORMAT: "\uC624\uB798\uB41C \uD615\uC2DD\uC758 \uD30C\uC77C\uC774\uC5D0\uC694. \uBB38\uC11C \uD504\uB85C\uADF8\uB7A8\uC5D0\uC11C .docx\uB098 .hwp(5.0 \uC774\uC0C1)\uB85C \uB2E4\uC2DC \uC800\uC7A5\uD574 \uC8FC\uC138\uC694.",
  FILE_MISMATCH: "\uD30C\uC77C\uC758 \uB0B4\uC6A9\uC774 \uD655\uC7A5\uC790\uC640 \uB2EC\uB77C\uC694. \uC6D0\uB798 \uD615\uC2DD\uC758 \uD30C\uC77C\uC744 \uC62C\uB824 \uC8FC\uC138\uC694.",
  FILE_TOO_LARGE: "\uD30C\uC77C\uC740 5MB \uC774\uD558\uC5EC\uC57C \uD574\uC694.",
  FILE_EMPTY: "\uD30C\uC77C\uC5D0 \uC77D\uC744 \uAE00\uC774 \uC5C6\uC5B4\uC694.",
  FILE_ENCRYPTED: "\uC554\uD638\uAC00 \uAC78\uB9B0 \uD30C\uC77C\uC774\uC5D0\uC694. \uC554\uD638\uB97C \uD47C \uB4A4 \uB2E4\uC2DC \uC62C\uB824 \uC8FC\uC138\uC694.",
  FILE_RESTRICTED: "\uBC30\uD3EC\uC6A9 \uBB38\uC11C\uB77C\uC11C \uB0B4\uC6A9\uC744 \uAEBC\uB0BC \uC218 \uC5C6\uC5B4\uC694. \uC77C\uBC18 \uBB38\uC11C\uB85C \uC800\uC7A5\uD55C \uD30C\uC77C\uC744 \uC62C\uB824 \uC8FC\uC138\uC694.",
  FILE_BROKEN: "\uD30C\uC77C\uC774 \uC190\uC0C1\uB418\uC5B4 \uC77D\uC9C0 \uBABB\uD588\uC5B4\uC694. \uD30C\uC77C\uC744 \uC5F4\uC5B4 \uB2E4\uC2DC \uC800\uC7A5\uD574 \uC8FC\uC138\uC694.",
  FILE_TOO_MANY_PAGES: "300\uCABD\uAE4C\uC9C0 \uC77D\uC744 \uC218 \uC788\uC5B4\uC694. \uBD84\uC11D\uD560 \uCABD\uB9CC \uB530\uB85C \uC800\uC7A5\uD574 \uC8FC\uC138\uC694.",
  PDF_SCANNED: "\uAE00\uC790\uAC00 \uC5C6\uB294 \uC2A4\uCE94 PDF\uC608\uC694. \uADF8\uB9BC\uC5D0\uC11C \uAE00\uC790\uB97C \uC77D\uC5B4 \uB0BC \uC218 \uC788\uC5B4\uC694.",
  IMAGE_TOO_LARGE: "\uC774\uBBF8\uC9C0\uB294 4\uCC9C\uB9CC \uD654\uC18C \uC774\uD558\uC5EC\uC57C \uD574\uC694. \uD06C\uAE30\uB97C \uC904\uC5EC \uB2E4\uC2DC \uC62C\uB824 \uC8FC\uC138\uC694.",
  OCR_NO_TEXT: "\uC774\uBBF8\uC9C0\uC5D0\uC11C \uAE00\uC790\uB97C \uCC3E\uC9C0 \uBABB\uD588\uC5B4\uC694. \uB354 \uD06C\uACE0 \uC120\uBA85\uD55C \uC774\uBBF8\uC9C0\uB97C \uC62C\uB824 \uC8FC\uC138\uC694.",
  FILE_TOO_COMPLEX: "\uD30C\uC77C\uC758 \uAD6C\uC870\uAC00 \uB108\uBB34 \uD06C\uAC70\uB098 \uBCF5\uC7A1\uD574\uC11C \uC77D\uC9C0 \uC54A\uC558\uC5B4\uC694. \uAE00 \uBD80\uBD84\uB9CC \uC62E\uACA8 \uC800\uC7A5\uD574 \uC8FC\uC138\uC694."
};

// contract/src/classes/errors.ts
var CLASS_ERROR_CODES = [
  "CLASS_ROLE_REQUIRED",
  "CLASS_FIELDS",
  "CLASS_NAME_DIFFERS",
  "CLASS_RETENTION",
  "TOO_MANY_CLASSES",
  "TOO_MANY_PUPILS",
  "PUPIL_NUMBER_TWICE",
  "ASSIGNMENT_FIELDS",
  "TOO_MANY_ASSIGNMENTS",
  "TEACHER_NOT_FOUND",
  "TEACHER_INVITED",
  "TOO_MANY_TEACHERS",
  "CLASS_LEAD_STAYS",
  "CLASS_LINK_ENDED",
  "CLASS_LINK_FULL",
  "PUPIL_NOT_ON_ROSTER",
  "NUMBER_HANDED_IN",
  "PUPIL_CONSENT_REQUIRED",
  "PUPIL_TEXT_EMPTY"
];
var CLASS_ERRORS = {
  CLASS_ROLE_REQUIRED: { status: 403, message: "\uC774 \uBC18\uC5D0\uC11C\uB294 \uD560 \uC218 \uC5C6\uB294 \uC77C\uC774\uC5D0\uC694. \uB2F4\uB2F9 \uC120\uC0DD\uB2D8\uAED8 \uBD80\uD0C1\uD574 \uC8FC\uC138\uC694." },
  CLASS_FIELDS: { status: 400, message: "\uBC18 \uC774\uB984\uACFC \uD559\uAE30\uB97C \uD655\uC778\uD574 \uC8FC\uC138\uC694." },
  CLASS_NAME_DIFFERS: { status: 409, message: "\uC801\uC740 \uC774\uB984\uC774 \uBC18 \uC774\uB984\uACFC \uB2EC\uB77C\uC11C \uC9C0\uC6B0\uC9C0 \uC54A\uC558\uC5B4\uC694." },
  CLASS_RETENTION: {
    status: 400,
    message: "\uC9C0\uC6B0\uB294 \uB0A0\uC740 \uB0B4\uC77C\uBD80\uD130 \uB2E4\uC74C \uD559\uAE30\uAC00 \uB05D\uB098\uB294 \uB0A0\uAE4C\uC9C0 \uC815\uD560 \uC218 \uC788\uACE0, \uACFC\uC81C\uC758 \uB9C8\uAC10\uBCF4\uB2E4 \uB4A4\uC5EC\uC57C \uD574\uC694."
  },
  TOO_MANY_CLASSES: { status: 409, message: "\uBC18\uC740 50\uAC1C\uAE4C\uC9C0 \uB9CC\uB4E4 \uC218 \uC788\uC5B4\uC694. \uB05D\uB09C \uBC18\uC744 \uBA3C\uC800 \uC9C0\uC6CC \uC8FC\uC138\uC694." },
  TOO_MANY_PUPILS: { status: 409, message: "\uD55C \uBC18\uC5D0\uB294 200\uBA85\uAE4C\uC9C0 \uB123\uC744 \uC218 \uC788\uC5B4\uC694." },
  PUPIL_NUMBER_TWICE: { status: 400, message: "\uAC19\uC740 \uBC88\uD638\uAC00 \uB450 \uBC88 \uC788\uC5B4\uC694. \uBC88\uD638\uB97C \uACE0\uCCD0 \uC8FC\uC138\uC694." },
  ASSIGNMENT_FIELDS: {
    status: 400,
    message: "\uC81C\uBAA9\uACFC \uBD84\uB7C9, \uB9C8\uAC10\uC744 \uD655\uC778\uD574 \uC8FC\uC138\uC694. \uB9C8\uAC10\uC740 \uC9C0\uAE08\uBCF4\uB2E4 \uB4A4\uC774\uACE0, \uAE00\uC744 \uC9C0\uC6B0\uB294 \uB0A0\uBCF4\uB2E4 \uC55E\uC774\uC5B4\uC57C \uD574\uC694."
  },
  TOO_MANY_ASSIGNMENTS: { status: 409, message: "\uD55C \uBC18\uC5D0 \uACFC\uC81C\uB294 60\uAC1C\uAE4C\uC9C0 \uB9CC\uB4E4 \uC218 \uC788\uC5B4\uC694." },
  TEACHER_NOT_FOUND: {
    status: 404,
    message: "\uC774 \uC8FC\uC18C\uB85C \uAC00\uC785\uD558\uACE0 \uC774\uBA54\uC77C\uC744 \uD655\uC778\uD55C \uC120\uC0DD\uB2D8\uC774 \uC5C6\uC5B4\uC694. \uAC00\uC785\uD55C \uB4A4 \uB2E4\uC2DC \uCD08\uB300\uD574 \uC8FC\uC138\uC694."
  },
  TEACHER_INVITED: { status: 409, message: "\uC774\uBBF8 \uC774 \uBC18\uC5D0 \uC788\uAC70\uB098 \uCD08\uB300\uD55C \uC120\uC0DD\uB2D8\uC774\uC5D0\uC694." },
  TOO_MANY_TEACHERS: { status: 409, message: "\uD55C \uBC18\uC5D0\uB294 \uC120\uC0DD\uB2D8\uC744 20\uBA85\uAE4C\uC9C0 \uCD08\uB300\uD560 \uC218 \uC788\uC5B4\uC694." },
  CLASS_LEAD_STAYS: { status: 409, message: "\uB2F4\uB2F9 \uC120\uC0DD\uB2D8\uC740 \uB098\uAC08 \uC218 \uC5C6\uC5B4\uC694. \uB2F4\uB2F9\uC744 \uB118\uAE30\uAC70\uB098 \uBC18\uC744 \uC9C0\uC6CC \uC8FC\uC138\uC694." },
  CLASS_LINK_ENDED: { status: 409, message: "\uB0BC \uC218 \uC788\uB294 \uB54C\uAC00 \uC9C0\uB0AC\uC5B4\uC694. \uC120\uC0DD\uB2D8\uAED8 \uB9D0\uC500\uB4DC\uB9AC\uBA74 \uB9C8\uAC10\uC744 \uB298\uB824 \uC904 \uC218 \uC788\uC5B4\uC694." },
  CLASS_LINK_FULL: { status: 409, message: "\uC774 \uACFC\uC81C\uC5D0 \uB0BC \uC218 \uC788\uB294 \uAE00\uC774 \uB2E4 \uCC3C\uC5B4\uC694. \uC120\uC0DD\uB2D8\uAED8 \uB9D0\uC500\uB4DC\uB824 \uC8FC\uC138\uC694." },
  PUPIL_NOT_ON_ROSTER: { status: 422, message: "\uBA85\uB2E8\uC5D0 \uC5C6\uB294 \uBC88\uD638\uC640 \uC774\uB984\uC774\uC5D0\uC694. \uBC88\uD638\uC640 \uC774\uB984\uC744 \uB2E4\uC2DC \uD655\uC778\uD574 \uC8FC\uC138\uC694." },
  NUMBER_HANDED_IN: {
    status: 409,
    message: "\uC774 \uBC88\uD638\uB85C \uC774\uBBF8 \uB0B8 \uAE00\uC774 \uC788\uC5B4\uC694. \uACE0\uCCD0\uC11C \uB0B4\uB824\uBA74 \uC811\uC218 \uBC88\uD638\uB85C \uC5F4\uC5B4 \uC8FC\uC138\uC694. \uC783\uC5B4\uBC84\uB838\uC73C\uBA74 \uC120\uC0DD\uB2D8\uAED8 \uB9D0\uC500\uB4DC\uB824 \uC8FC\uC138\uC694."
  },
  PUPIL_CONSENT_REQUIRED: { status: 400, message: "\uC548\uB0B4\uB97C \uC77D\uACE0 \uB3D9\uC758\uC5D0 \uD45C\uC2DC\uD574 \uC8FC\uC138\uC694." },
  PUPIL_TEXT_EMPTY: { status: 400, message: "\uBC88\uD638\uC640 \uC774\uB984, \uAE00\uC744 \uBAA8\uB450 \uC801\uC5B4 \uC8FC\uC138\uC694." }
};

// contract/src/community/errors.ts
var COMMUNITY_ERROR_CODES = [
  "TITLE_EMPTY",
  "TITLE_TOO_LONG",
  "POST_EMPTY",
  "POST_TOO_LONG",
  "COMMENT_EMPTY",
  "COMMENT_TOO_LONG",
  "TOO_MANY_LINKS",
  "REPLY_TOO_DEEP",
  "POST_HIDDEN",
  "NICKNAME_REQUIRED",
  "NICKNAME_NOT_ALLOWED",
  "NICKNAME_TAKEN",
  "OWN_CONTENT",
  "ALREADY_REPORTED",
  "REPORT_DETAIL_REQUIRED",
  "REPORT_DETAIL_TOO_LONG",
  "MODERATION_REASON_REQUIRED",
  "MODERATION_REASON_TOO_LONG",
  "ALREADY_DECIDED"
];
var COMMUNITY_ERRORS = {
  TITLE_EMPTY: { status: 400, message: "\uC81C\uBAA9\uC744 \uC801\uC5B4 \uC8FC\uC138\uC694." },
  TITLE_TOO_LONG: { status: 400, message: "\uC81C\uBAA9\uC740 80\uC790\uAE4C\uC9C0 \uC4F8 \uC218 \uC788\uC5B4\uC694." },
  POST_EMPTY: { status: 400, message: "\uAE00\uC744 \uC801\uC5B4 \uC8FC\uC138\uC694." },
  POST_TOO_LONG: { status: 400, message: "\uAE00\uC740 10,000\uC790\uAE4C\uC9C0 \uC4F8 \uC218 \uC788\uC5B4\uC694." },
  COMMENT_EMPTY: { status: 400, message: "\uB313\uAE00\uC744 \uC801\uC5B4 \uC8FC\uC138\uC694." },
  COMMENT_TOO_LONG: { status: 400, message: "\uB313\uAE00\uC740 2,000\uC790\uAE4C\uC9C0 \uC4F8 \uC218 \uC788\uC5B4\uC694." },
  TOO_MANY_LINKS: {
    status: 400,
    message: "\uB9C1\uD06C\uAC00 \uB108\uBB34 \uB9CE\uC544\uC694. \uAC00\uC785 \uCCAB \uC8FC\uC5D0\uB294 1\uAC1C, \uADF8 \uB4A4\uC5D0\uB294 10\uAC1C\uAE4C\uC9C0 \uB123\uC744 \uC218 \uC788\uC5B4\uC694."
  },
  REPLY_TOO_DEEP: { status: 400, message: "\uB2F5\uAE00\uC5D0\uB294 \uB2E4\uC2DC \uB2F5\uAE00\uC744 \uB2EC \uC218 \uC5C6\uC5B4\uC694." },
  POST_HIDDEN: { status: 409, message: "\uC6B4\uC601\uC790\uAC00 \uC228\uAE34 \uAE00\uC5D0\uB294 \uB313\uAE00\uC744 \uC4F8 \uC218 \uC5C6\uC5B4\uC694." },
  NICKNAME_REQUIRED: { status: 409, message: "\uCEE4\uBBA4\uB2C8\uD2F0\uC5D0\uC11C \uC4F8 \uBCC4\uBA85\uC744 \uBA3C\uC800 \uC815\uD574 \uC8FC\uC138\uC694." },
  NICKNAME_NOT_ALLOWED: {
    status: 400,
    message: "\uC4F8 \uC218 \uC5C6\uB294 \uBCC4\uBA85\uC774\uC5D0\uC694. \uD55C\uAE00, \uC601\uBB38, \uC22B\uC790, \uBC11\uC904\uB85C 2\uC790\uC5D0\uC11C 16\uC790\uAE4C\uC9C0 \uC9C0\uC5B4 \uC8FC\uC138\uC694."
  },
  NICKNAME_TAKEN: { status: 409, message: "\uB2E4\uB978 \uC0AC\uB78C\uC774 \uC4F0\uACE0 \uC788\uB294 \uBCC4\uBA85\uC774\uC5D0\uC694." },
  OWN_CONTENT: { status: 409, message: "\uB0B4\uAC00 \uC4F4 \uAC83\uC740 \uC2E0\uACE0\uD560 \uC218 \uC5C6\uC5B4\uC694. \uACE0\uCE58\uAC70\uB098 \uC9C0\uC6B8 \uC218 \uC788\uC5B4\uC694." },
  ALREADY_REPORTED: { status: 409, message: "\uC774\uBBF8 \uC2E0\uACE0\uD588\uC5B4\uC694. \uC6B4\uC601\uC790\uAC00 \uD655\uC778\uD560\uAC8C\uC694." },
  REPORT_DETAIL_REQUIRED: { status: 400, message: "\uC5B4\uB5A4 \uC810\uC774 \uBB38\uC81C\uC778\uC9C0 \uC801\uC5B4 \uC8FC\uC138\uC694." },
  REPORT_DETAIL_TOO_LONG: { status: 400, message: "\uC124\uBA85\uC740 500\uC790\uAE4C\uC9C0 \uC801\uC744 \uC218 \uC788\uC5B4\uC694." },
  MODERATION_REASON_REQUIRED: { status: 400, message: "\uC774\uC720\uB97C \uC801\uC5B4 \uC8FC\uC138\uC694. \uAE00\uC4F4\uC774\uC5D0\uAC8C \uBCF4\uC5EC\uC694." },
  MODERATION_REASON_TOO_LONG: { status: 400, message: "\uC774\uC720\uB294 500\uC790\uAE4C\uC9C0 \uC801\uC744 \uC218 \uC788\uC5B4\uC694." },
  ALREADY_DECIDED: { status: 409, message: "\uC774\uBBF8 \uCC98\uB9AC\uB41C \uD56D\uBAA9\uC774\uC5D0\uC694." }
};

// contract/src/spaces/errors.ts
var SPACE_ERROR_CODES = [
  "SPACE_ROLE_REQUIRED",
  "SPACE_NEEDS_OWNER",
  "SPACE_ALREADY_MEMBER",
  "SPACE_FULL",
  "TOO_MANY_SPACES",
  "SPACE_NAME_MISMATCH",
  "INVOICE_OPEN",
  "INVOICE_DETAILS"
];
var SPACE_ERRORS = {
  SPACE_ROLE_REQUIRED: { status: 403, message: "\uC774 \uACF5\uAC04\uC5D0\uC11C \uB9E1\uC740 \uC5ED\uD560\uB85C\uB294 \uD560 \uC218 \uC5C6\uB294 \uC77C\uC774\uC5D0\uC694." },
  SPACE_NEEDS_OWNER: {
    status: 409,
    message: "\uD559\uAD50 \uACF5\uAC04\uC5D0\uB294 \uC6B4\uC601\uD558\uB294 \uC0AC\uB78C\uC774 \uD55C \uBA85\uC740 \uC788\uC5B4\uC57C \uD574\uC694. \uB2E4\uB978 \uAD6C\uC131\uC6D0\uC744 \uC6B4\uC601\uC73C\uB85C \uC815\uD558\uAC70\uB098 \uACF5\uAC04\uC744 \uBA3C\uC800 \uC9C0\uC6CC \uC8FC\uC138\uC694."
  },
  SPACE_ALREADY_MEMBER: { status: 409, message: "\uC774\uBBF8 \uC774 \uACF5\uAC04\uC5D0 \uC788\uAC70\uB098 \uCD08\uB300\uD55C \uC0AC\uB78C\uC774\uC5D0\uC694." },
  SPACE_FULL: { status: 409, message: "\uD55C \uACF5\uAC04\uC5D0\uB294 200\uBA85\uAE4C\uC9C0 \uC788\uC744 \uC218 \uC788\uC5B4\uC694. \uB5A0\uB09C \uC0AC\uB78C\uC744 \uBA3C\uC800 \uBE7C \uC8FC\uC138\uC694." },
  TOO_MANY_SPACES: { status: 409, message: "\uD559\uAD50 \uACF5\uAC04\uC740 10\uAC1C\uAE4C\uC9C0 \uB9CC\uB4E4 \uC218 \uC788\uC5B4\uC694. \uC4F0\uC9C0 \uC54A\uB294 \uACF5\uAC04\uC744 \uBA3C\uC800 \uC9C0\uC6CC \uC8FC\uC138\uC694." },
  SPACE_NAME_MISMATCH: { status: 400, message: "\uC801\uC740 \uC774\uB984\uC774 \uACF5\uAC04\uC758 \uC774\uB984\uACFC \uB2EC\uB77C \uC9C0\uC6B0\uC9C0 \uC54A\uC558\uC5B4\uC694." },
  INVOICE_OPEN: { status: 409, message: "\uBA3C\uC800 \uC694\uCCAD\uD55C \uCCAD\uAD6C\uC11C\uB97C \uD655\uC778\uD558\uACE0 \uC788\uC5B4\uC694. \uADF8\uAC83\uC744 \uAC70\uB454 \uB4A4\uC5D0 \uB2E4\uC2DC \uC694\uCCAD\uD574 \uC8FC\uC138\uC694." },
  INVOICE_DETAILS: {
    status: 400,
    message: "\uC0AC\uC5C5\uC790\uB4F1\uB85D\uBC88\uD638 \uC5F4 \uC790\uB9AC\uC640 \uC0C1\uD638, \uB300\uD45C\uC790, \uC8FC\uC18C, \uC774\uBA54\uC77C\uC744 \uD655\uC778\uD574 \uC8FC\uC138\uC694."
  }
};

// contract/src/errors.ts
var FILE_ERROR_CODES = [
  "FILE_MISSING",
  "TOO_MANY_FILES",
  "UNSUPPORTED_FILE",
  "FILE_TOO_LARGE",
  "FILE_TOO_LARGE_20MB",
  "FILE_OLD_FORMAT",
  "FILE_MISMATCH",
  "FILE_EMPTY",
  "FILE_ENCRYPTED",
  "FILE_RESTRICTED",
  "FILE_BROKEN",
  "FILE_TOO_COMPLEX",
  "FILE_TOO_MANY_PAGES",
  "FILE_TOO_HEAVY",
  "PDF_DRAWS_TOO_MUCH",
  "PDF_SCANNED",
  "IMAGE_TOO_LARGE",
  "OCR_NO_TEXT",
  "DOCUMENT_TIMEOUT",
  "DOCUMENT_FAILED"
];
var API_KEY_ERROR_CODES = [
  "API_KEY_INVALID",
  "API_KEY_REVOKED",
  "API_KEY_EXPIRED",
  "API_KEY_SCOPE",
  "API_KEY_NOT_ALLOWED"
];
var ERROR_CODES = [
  "INVALID_JSON",
  "INVALID_REQUEST",
  "INVALID_UNICODE",
  "TEXT_TOO_SHORT",
  "TEXT_TOO_LONG",
  "UNSUPPORTED_LANGUAGE",
  "NOT_JUDGEABLE",
  "CODE_ONLY",
  "PAYLOAD_TOO_LARGE",
  "UNSUPPORTED_MEDIA_TYPE",
  "LOGIN_REQUIRED",
  "INVALID_CREDENTIALS",
  "ACCOUNT_BLOCKED",
  "EMAIL_TAKEN",
  "PASSWORD_TOO_SHORT",
  "PASSWORD_TOO_LONG",
  "PASSWORD_TOO_COMMON",
  "CONSENT_REQUIRED",
  "CONSENT_PENDING",
  ...API_KEY_ERROR_CODES,
  "API_KEY_LIMIT",
  "SANDBOX_TEXT",
  "WEBHOOK_LIMIT",
  "WEBHOOK_URL_REFUSED",
  "PROVIDER_NOT_CONFIGURED",
  "WRONG_PASSWORD",
  "SIGN_IN_AGAIN",
  "LINK_INVALID",
  "LAST_SIGN_IN_METHOD",
  "FORBIDDEN_ORIGIN",
  "INSUFFICIENT_CREDITS",
  "CHARGE_NOT_AGREED",
  "EMAIL_NOT_VERIFIED",
  "PRO_REQUIRED",
  "INVALID_BILLING_KEY",
  "NOT_SUBSCRIBED",
  "PAYMENT_IN_PROGRESS",
  "PAYMENT_NOT_SET_UP",
  "PAYMENT_UNAVAILABLE",
  "TERMS_CHANGED",
  "ALREADY_RATED",
  "TOO_MANY_SHARES",
  "RECORD_OUT_OF_ORDER",
  "TOO_MANY_STAMPS",
  "RECORD_INVALID",
  "RECORD_TOO_LARGE",
  "TOO_MANY_RECORD_SHARES",
  "REQUEST_FIELDS",
  "REQUEST_ENDED",
  "REQUEST_CLOSED",
  "REQUEST_FULL",
  "REQUEST_NEEDS_RECORD",
  "HAND_IN_EMPTY",
  "ALREADY_HANDED_IN",
  "TOO_MANY_WRITING_REQUESTS",
  "TOO_MANY_BATCHES",
  "TOO_MANY_BATCH_TEXTS",
  "TOO_MANY_WAITING",
  "NOT_FOUND",
  "METHOD_NOT_ALLOWED",
  "IDEMPOTENCY_CONFLICT",
  "RATE_LIMITED",
  "SELECTION_EMPTY",
  "PROMPT_EMPTY",
  "PROMPT_TOO_LONG",
  "REPORT_FAILED",
  "COMPARISON_FAILED",
  "EDIT_FAILED",
  "EDIT_TIMEOUT",
  "EDIT_REFUSED",
  "EDIT_INCOMPLETE",
  "EDIT_MODEL_AWAY",
  "EDIT_BUDGET_SPENT",
  "EDITS_USED_UP",
  ...COMMUNITY_ERROR_CODES,
  ...SPACE_ERROR_CODES,
  ...CLASS_ERROR_CODES,
  ...FILE_ERROR_CODES,
  "ANALYSIS_FAILED",
  "ANALYSIS_TIMEOUT",
  "SERVER_BUSY",
  "DATABASE_UNAVAILABLE",
  "STORAGE_FULL",
  "INTERNAL_ERROR"
];
var ERRORS = {
  INVALID_JSON: { status: 400, message: "\uC694\uCCAD\uC744 \uC77D\uC9C0 \uBABB\uD588\uC5B4\uC694. JSON \uD615\uC2DD\uC778\uC9C0 \uD655\uC778\uD574 \uC8FC\uC138\uC694." },
  INVALID_REQUEST: { status: 400, message: "\uC694\uCCAD \uB0B4\uC6A9\uC774 \uC62C\uBC14\uB974\uC9C0 \uC54A\uC544\uC694." },
  INVALID_UNICODE: { status: 400, message: "\uAE00\uC5D0 \uAE68\uC9C4 \uAE00\uC790\uAC00 \uC788\uC5B4\uC694. \uB2E4\uC2DC \uBCF5\uC0AC\uD574\uC11C \uBD99\uC5EC \uB123\uC5B4 \uC8FC\uC138\uC694." },
  TEXT_TOO_SHORT: { status: 400, message: "\uAE00\uC740 50\uC790 \uC774\uC0C1\uC774\uC5B4\uC57C \uD574\uC694." },
  TEXT_TOO_LONG: { status: 400, message: "10,000\uC790\uAE4C\uC9C0 \uB123\uC744 \uC218 \uC788\uC5B4\uC694." },
  UNSUPPORTED_LANGUAGE: { status: 422, message: "\uD55C\uAD6D\uC5B4\uC640 \uC601\uC5B4 \uAE00\uB9CC \uD310\uB2E8\uD560 \uC218 \uC788\uC5B4\uC694. \uD06C\uB808\uB527\uC740 \uC904\uC9C0 \uC54A\uC558\uC5B4\uC694." },
  CODE_ONLY: { status: 422, message: "\uCF54\uB4DC\uB9CC \uC788\uC5B4\uC11C \uD310\uB2E8\uD558\uC9C0 \uC54A\uC558\uC5B4\uC694. \uD06C\uB808\uB527\uC740 \uC904\uC9C0 \uC54A\uC558\uC5B4\uC694." },
  NOT_JUDGEABLE: { status: 422, message: "\uD310\uB2E8\uD560 \uC218 \uC788\uB294 \uBB38\uC7A5\uC774 \uC5C6\uC5B4\uC694. \uD06C\uB808\uB527\uC740 \uC904\uC9C0 \uC54A\uC558\uC5B4\uC694." },
  PAYLOAD_TOO_LARGE: { status: 413, message: "\uBCF4\uB0B8 \uB0B4\uC6A9\uC774 \uB108\uBB34 \uCEE4\uC694." },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: "\uC9C0\uC6D0\uD558\uC9C0 \uC54A\uB294 \uD615\uC2DD\uC758 \uC694\uCCAD\uC774\uC5D0\uC694." },
  LOGIN_REQUIRED: { status: 401, message: "\uB85C\uADF8\uC778\uC774 \uD544\uC694\uD574\uC694." },
  INVALID_CREDENTIALS: { status: 401, message: "\uC774\uBA54\uC77C\uC774\uB098 \uBE44\uBC00\uBC88\uD638\uAC00 \uB9DE\uC9C0 \uC54A\uC544\uC694." },
  ACCOUNT_BLOCKED: { status: 403, message: "\uC774\uC6A9\uC774 \uC815\uC9C0\uB41C \uACC4\uC815\uC774\uC5D0\uC694. \uAD81\uAE08\uD55C \uC810\uC740 \uBB38\uC758\uD558\uAE30\uB85C \uC54C\uB824 \uC8FC\uC138\uC694." },
  EMAIL_TAKEN: { status: 422, message: "\uC774\uBBF8 \uAC00\uC785\uD55C \uC774\uBA54\uC77C\uC774\uC5D0\uC694. \uB85C\uADF8\uC778\uD574 \uC8FC\uC138\uC694." },
  PASSWORD_TOO_SHORT: { status: 400, message: "\uBE44\uBC00\uBC88\uD638\uB294 8\uC790 \uC774\uC0C1\uC774\uC5B4\uC57C \uD574\uC694." },
  PASSWORD_TOO_LONG: { status: 400, message: "\uBE44\uBC00\uBC88\uD638\uB294 128\uC790\uAE4C\uC9C0 \uC4F8 \uC218 \uC788\uC5B4\uC694." },
  PASSWORD_TOO_COMMON: {
    status: 400,
    message: "\uC720\uCD9C\uB41C \uBAA9\uB85D\uC5D0 \uC790\uC8FC \uB098\uC624\uB294 \uBE44\uBC00\uBC88\uD638\uC608\uC694. \uB0A8\uC774 \uC9D0\uC791\uD558\uAE30 \uC5B4\uB824\uC6B4 \uAC83\uC73C\uB85C \uC815\uD574 \uC8FC\uC138\uC694."
  },
  CONSENT_REQUIRED: { status: 400, message: "\uC774\uC6A9\uC57D\uAD00\uACFC \uAC1C\uC778\uC815\uBCF4 \uCC98\uB9AC\uC5D0 \uB3D9\uC758\uD558\uACE0 \uB9CC 14\uC138 \uC774\uC0C1\uC778\uC9C0 \uD655\uC778\uD574 \uC8FC\uC138\uC694." },
  CONSENT_PENDING: { status: 403, message: "\uC57D\uAD00\uC5D0 \uBA3C\uC800 \uB3D9\uC758\uD574 \uC8FC\uC138\uC694. \uB3D9\uC758\uD558\uBA74 \uBC14\uB85C \uC4F8 \uC218 \uC788\uC5B4\uC694." },
  API_KEY_INVALID: { status: 401, message: "API \uD0A4\uAC00 \uC62C\uBC14\uB974\uC9C0 \uC54A\uC544\uC694. \uC124\uC815\uC5D0\uC11C \uD0A4\uB97C \uD655\uC778\uD574 \uC8FC\uC138\uC694." },
  API_KEY_REVOKED: { status: 401, message: "\uD3D0\uAE30\uD55C API \uD0A4\uC608\uC694. \uC124\uC815\uC5D0\uC11C \uC0C8 \uD0A4\uB97C \uB9CC\uB4E4\uC5B4 \uC8FC\uC138\uC694." },
  API_KEY_EXPIRED: { status: 401, message: "\uAE30\uAC04\uC774 \uB05D\uB09C API \uD0A4\uC608\uC694. \uC124\uC815\uC5D0\uC11C \uC0C8 \uD0A4\uB97C \uB9CC\uB4E4\uC5B4 \uC8FC\uC138\uC694." },
  API_KEY_SCOPE: { status: 403, message: "\uC774 API \uD0A4\uC5D0\uB294 \uC774 \uC77C\uC744 \uD560 \uAD8C\uD55C\uC774 \uC5C6\uC5B4\uC694." },
  API_KEY_NOT_ALLOWED: { status: 403, message: "API \uD0A4\uB85C\uB294 \uC4F8 \uC218 \uC5C6\uB294 \uC8FC\uC18C\uC608\uC694." },
  API_KEY_LIMIT: { status: 409, message: "API \uD0A4\uB294 10\uAC1C\uAE4C\uC9C0 \uB9CC\uB4E4 \uC218 \uC788\uC5B4\uC694. \uC4F0\uC9C0 \uC54A\uB294 \uD0A4\uB97C \uBA3C\uC800 \uD3D0\uAE30\uD574 \uC8FC\uC138\uC694." },
  SANDBOX_TEXT: { status: 400, message: "\uC2DC\uD5D8 \uD0A4\uB85C\uB294 \uC815\uD574\uC9C4 \uAE00\uB9CC \uBD84\uC11D\uD574\uC694. \uAE00\uC740 API \uC0AC\uC6A9\uBC95\uC5D0 \uC788\uC5B4\uC694." },
  WEBHOOK_LIMIT: { status: 409, message: "\uC6F9\uD6C5\uC740 5\uAC1C\uAE4C\uC9C0 \uB9CC\uB4E4 \uC218 \uC788\uC5B4\uC694. \uC4F0\uC9C0 \uC54A\uB294 \uAC83\uC744 \uBA3C\uC800 \uC9C0\uC6CC \uC8FC\uC138\uC694." },
  WEBHOOK_URL_REFUSED: {
    status: 400,
    message: "\uC774 \uC8FC\uC18C\uB85C\uB294 \uC54C\uB9B4 \uC218 \uC5C6\uC5B4\uC694. \uC778\uD130\uB137\uC5D0\uC11C \uC5F4\uB9AC\uB294 https \uC8FC\uC18C\uB97C \uC801\uC5B4 \uC8FC\uC138\uC694."
  },
  PROVIDER_NOT_CONFIGURED: { status: 404, message: "\uC774 \uC11C\uBC84\uC5D0\uB294 \uC774 \uB85C\uADF8\uC778 \uBC29\uBC95\uC774 \uC124\uC815\uB418\uC5B4 \uC788\uC9C0 \uC54A\uC544\uC694." },
  WRONG_PASSWORD: { status: 403, message: "\uBE44\uBC00\uBC88\uD638\uAC00 \uB9DE\uC9C0 \uC54A\uC544\uC694." },
  SIGN_IN_AGAIN: { status: 403, message: "\uB85C\uADF8\uC778\uD55C \uC9C0 \uC624\uB798\uB410\uC5B4\uC694. \uB2E4\uC2DC \uB85C\uADF8\uC778\uD55C \uB4A4 \uC2DC\uB3C4\uD574 \uC8FC\uC138\uC694." },
  LINK_INVALID: { status: 400, message: "\uB9C1\uD06C\uAC00 \uB9CC\uB8CC\uB410\uAC70\uB098 \uC774\uBBF8 \uC4F4 \uB9C1\uD06C\uC608\uC694. \uC0C8 \uB9C1\uD06C\uB97C \uBC1B\uC544 \uC8FC\uC138\uC694." },
  LAST_SIGN_IN_METHOD: { status: 409, message: "\uB9C8\uC9C0\uB9C9 \uB85C\uADF8\uC778 \uBC29\uBC95\uC740 \uB04A\uC744 \uC218 \uC5C6\uC5B4\uC694." },
  FORBIDDEN_ORIGIN: { status: 403, message: "\uD5C8\uC6A9\uB418\uC9C0 \uC54A\uC740 \uACF3\uC5D0\uC11C \uBCF4\uB0B8 \uC694\uCCAD\uC774\uC5D0\uC694." },
  INSUFFICIENT_CREDITS: { status: 402, message: "\uD06C\uB808\uB527\uC774 \uBD80\uC871\uD574\uC694." },
  CHARGE_NOT_AGREED: { status: 409, message: "\uC0C8\uB85C \uBD84\uC11D\uD558\uB824\uBA74 \uD06C\uB808\uB527\uC774 \uB4E4\uC5B4\uC694. \uBD84\uC11D\uC744 \uB20C\uB7EC \uC2DC\uC791\uD574 \uC8FC\uC138\uC694." },
  EMAIL_NOT_VERIFIED: { status: 403, message: "\uC774\uBA54\uC77C \uD655\uC778\uC774 \uD544\uC694\uD574\uC694. \uBC1B\uC740 \uBA54\uC77C\uC758 \uC8FC\uC18C\uB97C \uC5F4\uC5B4 \uC8FC\uC138\uC694." },
  PRO_REQUIRED: { status: 403, message: "Pro \uC694\uAE08\uC81C\uC5D0\uC11C \uC4F8 \uC218 \uC788\uC5B4\uC694." },
  INVALID_BILLING_KEY: { status: 422, message: "\uB4F1\uB85D\uD55C \uCE74\uB4DC\uB97C \uC4F8 \uC218 \uC5C6\uC5B4\uC694. \uCE74\uB4DC\uB97C \uB2E4\uC2DC \uB4F1\uB85D\uD574 \uC8FC\uC138\uC694." },
  NOT_SUBSCRIBED: { status: 409, message: "\uC774\uC6A9 \uC911\uC778 \uAD6C\uB3C5\uC774 \uC5C6\uC5B4\uC694." },
  PAYMENT_IN_PROGRESS: { status: 409, message: "\uACB0\uC81C \uACB0\uACFC\uB97C \uD655\uC778\uD558\uACE0 \uC788\uC5B4\uC694. \uC7A0\uC2DC \uB4A4 \uB2E4\uC2DC \uC2DC\uB3C4\uD574 \uC8FC\uC138\uC694." },
  PAYMENT_NOT_SET_UP: { status: 503, message: "\uC774 \uC11C\uBC84\uC5D0\uB294 \uACB0\uC81C\uAC00 \uC124\uC815\uB418\uC5B4 \uC788\uC9C0 \uC54A\uC544 Pro\uB97C \uC2DC\uC791\uD560 \uC218 \uC5C6\uC5B4\uC694." },
  PAYMENT_UNAVAILABLE: {
    status: 503,
    message: "\uACB0\uC81C \uC11C\uBE44\uC2A4\uAC00 \uB2F5\uD558\uC9C0 \uC54A\uC544\uC694. \uACB0\uC81C\uB418\uC9C0 \uC54A\uC558\uC5B4\uC694. \uC7A0\uC2DC \uB4A4 \uB2E4\uC2DC \uC2DC\uB3C4\uD574 \uC8FC\uC138\uC694."
  },
  TERMS_CHANGED: { status: 409, message: "\uADF8\uC0AC\uC774 \uC694\uAE08\uC774 \uBC14\uB00C\uC5C8\uC5B4\uC694. \uC0C8 \uC694\uAE08\uC744 \uD655\uC778\uD558\uACE0 \uB2E4\uC2DC \uB3D9\uC758\uD574 \uC8FC\uC138\uC694." },
  ALREADY_RATED: { status: 409, message: "\uC774\uBBF8 \uC758\uACAC\uC744 \uB0A8\uAE34 \uBD84\uC11D\uC774\uC5D0\uC694." },
  TOO_MANY_SHARES: { status: 409, message: "\uACF5\uC720 \uB9C1\uD06C\uB294 100\uAC1C\uAE4C\uC9C0 \uB9CC\uB4E4 \uC218 \uC788\uC5B4\uC694. \uC4F0\uC9C0 \uC54A\uB294 \uB9C1\uD06C\uB97C \uBA3C\uC800 \uC9C0\uC6CC \uC8FC\uC138\uC694." },
  RECORD_OUT_OF_ORDER: { status: 409, message: "\uC774\uBBF8 \uB354 \uB4A4\uC758 \uC0C1\uD0DC\uAC00 \uC801\uD600 \uC788\uB294 \uC791\uC131 \uAE30\uB85D\uC774\uC5D0\uC694." },
  TOO_MANY_STAMPS: { status: 409, message: "\uC11C\uBC84\uC5D0 \uB458 \uC218 \uC788\uB294 \uC791\uC131 \uAE30\uB85D\uC774 \uB2E4 \uCC3C\uC5B4\uC694. \uC624\uB798\uB41C \uAE30\uB85D\uC744 \uC9C0\uC6CC \uC8FC\uC138\uC694." },
  RECORD_INVALID: {
    status: 422,
    message: "\uC791\uC131 \uAE30\uB85D\uC774 \uC11C\uB85C \uB9DE\uC9C0 \uC54A\uC544 \uBCF4\uB0BC \uC218 \uC5C6\uC5B4\uC694. \uAE30\uB85D\uC740 \uC774 \uAE30\uAE30\uC5D0 \uADF8\uB300\uB85C \uC788\uC5B4\uC694."
  },
  RECORD_TOO_LARGE: { status: 413, message: "\uC791\uC131 \uAE30\uB85D\uC774 \uB108\uBB34 \uAE38\uC5B4 \uBCF4\uB0BC \uC218 \uC5C6\uC5B4\uC694. \uAE30\uB85D\uC740 \uC774 \uAE30\uAE30\uC5D0 \uADF8\uB300\uB85C \uC788\uC5B4\uC694." },
  TOO_MANY_RECORD_SHARES: {
    status: 409,
    message: "\uC791\uC131 \uAE30\uB85D \uB9C1\uD06C\uB294 50\uAC1C\uAE4C\uC9C0 \uB9CC\uB4E4 \uC218 \uC788\uC5B4\uC694. \uC4F0\uC9C0 \uC54A\uB294 \uB9C1\uD06C\uB97C \uBA3C\uC800 \uC9C0\uC6CC \uC8FC\uC138\uC694."
  },
  REQUEST_FIELDS: {
    status: 400,
    message: "\uC81C\uBAA9\uC744 \uC801\uACE0, \uBD84\uB7C9\uACFC \uB9C8\uAC10\uC744 \uD655\uC778\uD574 \uC8FC\uC138\uC694. \uB9C8\uAC10\uC740 \uC9C0\uAE08\uBD80\uD130 1\uB144 \uC548\uC774\uC5B4\uC57C \uD574\uC694."
  },
  REQUEST_ENDED: {
    status: 409,
    message: "\uB9C8\uAC10\uC774 \uC9C0\uB098\uC11C \uB0BC \uC218 \uC5C6\uC5B4\uC694. \uC4F4 \uAE00\uC740 \uC774 \uAE30\uAE30\uC5D0 \uADF8\uB300\uB85C \uC788\uC5B4\uC694. \uC694\uCCAD\uD55C \uC0AC\uB78C\uC5D0\uAC8C \uBB3C\uC5B4\uBCF4\uC138\uC694."
  },
  REQUEST_CLOSED: {
    status: 409,
    message: "\uC694\uCCAD\uD55C \uC0AC\uB78C\uC774 \uAE00\uC744 \uB354 \uBC1B\uC9C0 \uC54A\uAE30\uB85C \uD588\uC5B4\uC694. \uC4F4 \uAE00\uC740 \uC774 \uAE30\uAE30\uC5D0 \uADF8\uB300\uB85C \uC788\uC5B4\uC694."
  },
  REQUEST_FULL: {
    status: 409,
    message: "\uC774 \uC694\uCCAD\uC5D0\uB294 200\uBA85\uAE4C\uC9C0 \uB0BC \uC218 \uC788\uB294\uB370 \uB2E4 \uCC3C\uC5B4\uC694. \uC4F4 \uAE00\uC740 \uC774 \uAE30\uAE30\uC5D0 \uADF8\uB300\uB85C \uC788\uC5B4\uC694."
  },
  REQUEST_NEEDS_RECORD: { status: 422, message: "\uC774 \uC694\uCCAD\uC740 \uC791\uC131 \uAE30\uB85D\uC774 \uC788\uB294 \uAE00\uB9CC \uBC1B\uC544\uC694." },
  HAND_IN_EMPTY: { status: 400, message: "\uC774\uB984\uACFC \uAE00\uC744 \uBAA8\uB450 \uC801\uC5B4 \uC8FC\uC138\uC694." },
  ALREADY_HANDED_IN: {
    status: 409,
    message: "\uC774 \uAE30\uB85D\uC73C\uB85C \uC774\uBBF8 \uB0B8 \uAE00\uC774 \uC788\uC5B4\uC694. \uACE0\uCCD0\uC11C \uB0B4\uB824\uBA74 \uBA3C\uC800 \uB0B8 \uAE00\uC744 \uAC70\uB46C \uC8FC\uC138\uC694."
  },
  TOO_MANY_BATCHES: { status: 409, message: "\uBB36\uC74C\uC740 1,000\uAC1C\uAE4C\uC9C0 \uB9CC\uB4E4 \uC218 \uC788\uC5B4\uC694. \uC4F0\uC9C0 \uC54A\uB294 \uBB36\uC74C\uC744 \uBA3C\uC800 \uC9C0\uC6CC \uC8FC\uC138\uC694." },
  TOO_MANY_BATCH_TEXTS: { status: 409, message: "\uD55C \uBB36\uC74C\uC5D0\uB294 \uAE00\uC744 200\uD3B8\uAE4C\uC9C0 \uB2F4\uC744 \uC218 \uC788\uC5B4\uC694." },
  TOO_MANY_WRITING_REQUESTS: {
    status: 409,
    message: "\uAE00\uC4F0\uAE30 \uC694\uCCAD\uC740 100\uAC1C\uAE4C\uC9C0 \uB9CC\uB4E4 \uC218 \uC788\uC5B4\uC694. \uB05D\uB09C \uC694\uCCAD\uC744 \uBA3C\uC800 \uC9C0\uC6CC \uC8FC\uC138\uC694."
  },
  TOO_MANY_WAITING: {
    status: 429,
    message: "\uAE30\uB2E4\uB9AC\uB294 \uBD84\uC11D\uC774 \uC774\uBBF8 20\uAC74\uC774\uC5D0\uC694. \uC55E\uC758 \uBD84\uC11D\uC774 \uB05D\uB098\uBA74 \uB2E4\uC2DC \uBCF4\uB0B4 \uC8FC\uC138\uC694."
  },
  NOT_FOUND: { status: 404, message: "\uCC3E\uC744 \uC218 \uC5C6\uC5B4\uC694." },
  METHOD_NOT_ALLOWED: { status: 405, message: "\uC774 \uC8FC\uC18C\uC5D0\uC11C \uC4F8 \uC218 \uC5C6\uB294 \uBC29\uC2DD\uC774\uC5D0\uC694." },
  IDEMPOTENCY_CONFLICT: { status: 409, message: "\uAC19\uC740 \uC694\uCCAD \uD0A4\uB85C \uB2E4\uB978 \uB0B4\uC6A9\uC744 \uBCF4\uB0C8\uC5B4\uC694." },
  RATE_LIMITED: { status: 429, message: "\uC694\uCCAD\uC774 \uB108\uBB34 \uC7A6\uC544\uC694. \uC7A0\uC2DC \uB4A4 \uB2E4\uC2DC \uC2DC\uB3C4\uD574 \uC8FC\uC138\uC694." },
  SELECTION_EMPTY: { status: 400, message: "\uACE0\uCE60 \uAE00\uC744 \uBA3C\uC800 \uACE8\uB77C \uC8FC\uC138\uC694." },
  PROMPT_EMPTY: { status: 400, message: "\uC5B4\uB5BB\uAC8C \uACE0\uCE60\uC9C0 \uC801\uC5B4 \uC8FC\uC138\uC694." },
  PROMPT_TOO_LONG: { status: 400, message: "\uC694\uCCAD\uC740 500\uC790\uAE4C\uC9C0 \uC801\uC744 \uC218 \uC788\uC5B4\uC694." },
  REPORT_FAILED: { status: 500, message: "\uBCF4\uACE0\uC11C\uB97C \uB9CC\uB4E4\uC9C0 \uBABB\uD588\uC5B4\uC694. \uC7A0\uC2DC \uB4A4 \uB2E4\uC2DC \uC2DC\uB3C4\uD574 \uC8FC\uC138\uC694." },
  COMPARISON_FAILED: { status: 500, message: "\uAE00\uC744 \uC11C\uB85C \uBE44\uAD50\uD558\uC9C0 \uBABB\uD588\uC5B4\uC694. \uC7A0\uC2DC \uB4A4 \uB2E4\uC2DC \uC2DC\uB3C4\uD574 \uC8FC\uC138\uC694." },
  EDIT_FAILED: { status: 500, message: "\uAE00\uC744 \uACE0\uCE58\uB294 \uC911 \uC624\uB958\uAC00 \uC0DD\uACBC\uC5B4\uC694. \uC7A0\uC2DC \uB4A4 \uB2E4\uC2DC \uC2DC\uB3C4\uD574 \uC8FC\uC138\uC694." },
  EDIT_TIMEOUT: { status: 504, message: "\uD3B8\uC9D1\uC774 \uB108\uBB34 \uC624\uB798 \uAC78\uB824 \uBA48\uCDC4\uC5B4\uC694. \uB354 \uC9E7\uAC8C \uACE8\uB77C \uB2E4\uC2DC \uC2DC\uB3C4\uD574 \uC8FC\uC138\uC694." },
  EDIT_REFUSED: { status: 422, message: "\uC5B8\uC5B4 \uBAA8\uB378\uC774 \uC774 \uC694\uCCAD\uC744 \uAC70\uC808\uD588\uC5B4\uC694. \uB2E4\uB974\uAC8C \uC801\uAC70\uB098 \uB0B4\uC7A5 \uD3B8\uC9D1\uAE30\uB85C \uACE0\uCCD0 \uBCF4\uC138\uC694." },
  EDIT_INCOMPLETE: {
    status: 502,
    message: "\uC5B8\uC5B4 \uBAA8\uB378\uC758 \uB2F5\uC744 \uB05D\uAE4C\uC9C0 \uBC1B\uC9C0 \uBABB\uD588\uC5B4\uC694. \uAE00\uC740 \uADF8\uB300\uB85C\uC608\uC694. \uB2E4\uC2DC \uC2DC\uB3C4\uD574 \uC8FC\uC138\uC694."
  },
  EDIT_MODEL_AWAY: {
    status: 503,
    message: "\uC5B8\uC5B4 \uBAA8\uB378\uC774 \uB2F5\uD558\uC9C0 \uC54A\uC544\uC694. \uC7A0\uC2DC \uB4A4 \uB2E4\uC2DC \uC2DC\uB3C4\uD558\uAC70\uB098 \uB0B4\uC7A5 \uD3B8\uC9D1\uAE30\uB85C \uACE0\uCCD0 \uBCF4\uC138\uC694."
  },
  EDIT_BUDGET_SPENT: {
    status: 429,
    message: "\uC624\uB298 \uC5B8\uC5B4 \uBAA8\uB378\uC744 \uC4F8 \uC218 \uC788\uB294 \uB9CC\uD07C \uB2E4 \uC37C\uC5B4\uC694. \uB0B4\uC7A5 \uD3B8\uC9D1\uAE30\uB85C\uB294 \uACE0\uCE60 \uC218 \uC788\uC5B4\uC694."
  },
  EDITS_USED_UP: {
    status: 429,
    message: "\uC624\uB298 \uACE0\uCE60 \uC218 \uC788\uB294 \uD69F\uC218\uB97C \uBAA8\uB450 \uC37C\uC5B4\uC694. \uD55C\uAD6D \uC2DC\uAC04\uC73C\uB85C \uC790\uC815\uC774 \uC9C0\uB098\uBA74 \uB2E4\uC2DC \uC4F8 \uC218 \uC788\uC5B4\uC694."
  },
  ...COMMUNITY_ERRORS,
  ...SPACE_ERRORS,
  ...CLASS_ERRORS,
  FILE_MISSING: { status: 400, message: "\uC62C\uB9B4 \uD30C\uC77C\uC744 \uACE8\uB77C \uC8FC\uC138\uC694." },
  TOO_MANY_FILES: {
    status: 429,
    message: "\uD30C\uC77C\uC740 \uD55C \uBC88\uC5D0 \uD558\uB098\uC529 \uC77D\uC5B4\uC694. \uC55E\uC5D0 \uC62C\uB9B0 \uD30C\uC77C\uC744 \uB2E4 \uC77D\uC740 \uB4A4 \uB2E4\uC2DC \uC62C\uB824 \uC8FC\uC138\uC694."
  },
  UNSUPPORTED_FILE: { status: 415, message: DOCUMENT_ERROR_MESSAGES.UNSUPPORTED_FILE },
  FILE_TOO_LARGE: { status: 413, message: DOCUMENT_ERROR_MESSAGES.FILE_TOO_LARGE },
  FILE_TOO_LARGE_20MB: { status: 413, message: "\uD30C\uC77C\uC740 20MB \uC774\uD558\uC5EC\uC57C \uD574\uC694." },
  FILE_OLD_FORMAT: { status: 415, message: DOCUMENT_ERROR_MESSAGES.FILE_OLD_FORMAT },
  FILE_MISMATCH: { status: 422, message: DOCUMENT_ERROR_MESSAGES.FILE_MISMATCH },
  FILE_EMPTY: { status: 422, message: DOCUMENT_ERROR_MESSAGES.FILE_EMPTY },
  FILE_ENCRYPTED: { status: 422, message: DOCUMENT_ERROR_MESSAGES.FILE_ENCRYPTED },
  FILE_RESTRICTED: { status: 422, message: DOCUMENT_ERROR_MESSAGES.FILE_RESTRICTED },
  FILE_BROKEN: { status: 422, message: DOCUMENT_ERROR_MESSAGES.FILE_BROKEN },
  FILE_TOO_COMPLEX: { status: 422, message: DOCUMENT_ERROR_MESSAGES.FILE_TOO_COMPLEX },
  FILE_TOO_MANY_PAGES: { status: 422, message: DOCUMENT_ERROR_MESSAGES.FILE_TOO_MANY_PAGES },
  FILE_TOO_HEAVY: {
    status: 422,
    message: "\uD30C\uC77C\uC744 \uC77D\uB294 \uB370 \uBA54\uBAA8\uB9AC\uAC00 \uB108\uBB34 \uB9CE\uC774 \uB4E4\uC5B4 \uBA48\uCDC4\uC5B4\uC694. \uB354 \uC791\uAC8C \uB098\uB204\uC5B4 \uC62C\uB824 \uC8FC\uC138\uC694."
  },
  PDF_DRAWS_TOO_MUCH: {
    status: 422,
    message: "\uAE00\uC790 \uC5C6\uC774 \uADF8\uB9AC\uAE30 \uBA85\uB839\uB9CC \uB108\uBB34 \uB9CE\uC740 PDF\uB77C\uC11C \uC77D\uAE30\uB97C \uBA48\uCDC4\uC5B4\uC694. \uAE00\uC774 \uC788\uB294 \uCABD\uB9CC \uB530\uB85C \uC800\uC7A5\uD574 \uC8FC\uC138\uC694."
  },
  PDF_SCANNED: { status: 422, message: DOCUMENT_ERROR_MESSAGES.PDF_SCANNED },
  IMAGE_TOO_LARGE: { status: 422, message: DOCUMENT_ERROR_MESSAGES.IMAGE_TOO_LARGE },
  OCR_NO_TEXT: { status: 422, message: DOCUMENT_ERROR_MESSAGES.OCR_NO_TEXT },
  DOCUMENT_TIMEOUT: { status: 504, message: "\uD30C\uC77C\uC744 \uC77D\uB294 \uB370 \uB108\uBB34 \uC624\uB798 \uAC78\uB824 \uBA48\uCDC4\uC5B4\uC694. \uD06C\uB808\uB527\uC740 \uC904\uC9C0 \uC54A\uC558\uC5B4\uC694." },
  DOCUMENT_FAILED: { status: 500, message: "\uD30C\uC77C\uC744 \uC77D\uC9C0 \uBABB\uD588\uC5B4\uC694. \uD06C\uB808\uB527\uC740 \uC904\uC9C0 \uC54A\uC558\uC5B4\uC694." },
  ANALYSIS_FAILED: { status: 500, message: "\uBD84\uC11D \uC911 \uC624\uB958\uAC00 \uC0DD\uACBC\uC5B4\uC694. \uC7A0\uC2DC \uB4A4 \uB2E4\uC2DC \uC2DC\uB3C4\uD574 \uC8FC\uC138\uC694." },
  ANALYSIS_TIMEOUT: { status: 504, message: "\uBD84\uC11D\uC774 \uB108\uBB34 \uC624\uB798 \uAC78\uB824 \uBA48\uCDC4\uC5B4\uC694. \uD06C\uB808\uB527\uC740 \uC904\uC9C0 \uC54A\uC558\uC5B4\uC694." },
  SERVER_BUSY: { status: 503, message: "\uC9C0\uAE08 \uC694\uCCAD\uC774 \uB9CE\uC544\uC694. \uC7A0\uC2DC \uB4A4 \uB2E4\uC2DC \uC2DC\uB3C4\uD574 \uC8FC\uC138\uC694." },
  DATABASE_UNAVAILABLE: {
    status: 503,
    message: "\uC9C0\uAE08 \uC11C\uBC84\uAC00 \uC790\uB8CC\uB97C \uC77D\uAC70\uB098 \uC800\uC7A5\uD558\uC9C0 \uBABB\uD558\uACE0 \uC788\uC5B4\uC694. \uC7A0\uC2DC \uB4A4 \uB2E4\uC2DC \uC2DC\uB3C4\uD574 \uC8FC\uC138\uC694."
  },
  STORAGE_FULL: {
    status: 507,
    message: "\uC11C\uBC84\uC758 \uC800\uC7A5 \uACF5\uAC04\uC774 \uBD80\uC871\uD574 \uC800\uC7A5\uD558\uC9C0 \uBABB\uD588\uC5B4\uC694. \uD06C\uB808\uB527\uC740 \uC904\uC9C0 \uC54A\uC558\uC5B4\uC694. \uC7A0\uC2DC \uB4A4 \uB2E4\uC2DC \uC2DC\uB3C4\uD574 \uC8FC\uC138\uC694."
  },
  INTERNAL_ERROR: { status: 500, message: "\uC11C\uBC84\uC5D0 \uBB38\uC81C\uAC00 \uC0DD\uACBC\uC5B4\uC694. \uC7A0\uC2DC \uB4A4 \uB2E4\uC2DC \uC2DC\uB3C4\uD574 \uC8FC\uC138\uC694." }
};

// contract/src/api/envelope.ts
var ErrorBody = z.object({
  code: z.enum(ERROR_CODES),
  message: z.string(),
  requestId: z.string()
});
var ErrorEnvelope = z.object({ success: z.literal(false), error: ErrorBody, data: z.unknown().optional() });
var FailedLine = z.object({
  type: z.literal("failed"),
  error: ErrorBody,
  retryAfterSeconds: z.number().int().positive().optional()
});

// contract/src/analysis/report.ts
import { z as z2 } from "zod";
var Ratio = z2.number().min(0).max(1);
var Interval = z2.object({ lower: Ratio, upper: Ratio });
var Offset = z2.number().int().nonnegative();
var VerdictSchema = z2.enum(VERDICTS);
var Exclusion = z2.enum([
  "quotation",
  "reference",
  "heading",
  "header",
  "question",
  "signature",
  "table",
  "code",
  "url",
  "list-marker",
  "asked"
]);
var WordRisk = z2.object({ word: z2.string(), aiProbability: Ratio });
var Ensemble = z2.object({
  consensus: z2.object({ finalVerdict: VerdictSchema, weightedProbability: Ratio, agreementScore: Ratio }),
  models: z2.array(
    z2.object({
      model: z2.string(),
      name: z2.string(),
      status: z2.enum(ANSWER_STATES),
      aiProbability: Ratio,
      confidence: Ratio,
      processingTime: z2.number().nonnegative(),
      weight: Ratio,
      reasoning: z2.string()
    })
  ),
  crossValidation: z2.object({ standardDeviation: z2.number().nonnegative(), confidenceInterval: Interval }),
  recommendation: z2.string()
});
var WordLevel = z2.object({
  words: z2.array(
    z2.object({
      word: z2.string(),
      start: Offset,
      end: Offset,
      sentence: Offset,
      aiProbability: Ratio,
      contribution: z2.number(),
      context: z2.string(),
      explanation: z2.string(),
      /** Absent in reports of which the facts were not stored. */
      kind: z2.enum(WORD_KINDS).optional()
    })
  ),
  heatmap: z2.object({ segments: z2.array(z2.object({ text: z2.string(), probability: Ratio })) }),
  statistics: z2.object({
    highRiskWords: z2.number().int().nonnegative(),
    mediumRiskWords: z2.number().int().nonnegative(),
    lowRiskWords: z2.number().int().nonnegative(),
    averageProbability: Ratio
  }),
  insights: z2.array(z2.string()),
  bias: z2.number(),
  logit: z2.number()
});
var ReasoningSchema = z2.object({ confidence: Ratio, reasoning: z2.string(), source: z2.enum(["engine", "llm"]) });
var JudgeOpinion = z2.object({
  model: z2.string(),
  name: z2.string(),
  status: z2.enum(ANSWER_STATES),
  aiProbability: Ratio,
  confidence: Ratio,
  processingTime: z2.number().nonnegative(),
  reasoning: z2.string(),
  findings: z2.array(z2.object({ criterion: z2.string(), direction: z2.enum(FINDING_DIRECTIONS), note: z2.string() }))
});
var AnalysisReport = z2.object({
  engineVersion: z2.string(),
  modelVersion: z2.string(),
  language: z2.enum(["ko", "en"]),
  /** The likeliest of `classProbabilities`. */
  verdict: VerdictSchema,
  /** P(ai) + P(mixed) / 2, inside the band of the verdict. */
  aiProbability: Ratio,
  /** They add up to 1. This and the next two are absent in results of engine 1.3 and earlier. */
  classProbabilities: z2.object({ human: Ratio, mixed: Ratio, ai: Ratio }).optional(),
  certainty: z2.enum(CERTAINTIES).optional(),
  /** Of 1,000 texts of the other author, how many come out at least this far on this side. */
  falseAlarm: z2.object({ of: z2.enum(["human", "ai"]), perThousand: z2.number().int().min(0).max(1e3), texts: Offset }).optional(),
  interval: Interval,
  /** Whether the language is on trial: its accuracy on unseen kinds of text is low. Absent in results of engine 1.4 and earlier. */
  isTrial: z2.boolean().optional(),
  hold: z2.object({
    /** `members-disagree` stands only in results of engine 1.3 and earlier. */
    reason: z2.enum([
      "too-short",
      "too-little-prose",
      "weak-evidence",
      "members-disagree",
      "out-of-range",
      "unfamiliar"
    ]),
    message: z2.string()
  }).nullable(),
  aiShare: Ratio,
  /** 80% interval of aiShare, provided that the outcome is right; 95% in results of engine 1.3 and earlier. */
  aiShareInterval: Interval,
  gptAnalysis: ReasoningSchema,
  engineAnalysis: ReasoningSchema.optional(),
  judges: z2.array(JudgeOpinion).optional(),
  statistics: z2.object({
    perplexity: z2.number().nonnegative(),
    burstiness: z2.number(),
    lexicalDiversity: Ratio,
    totalWords: Offset,
    totalSentences: Offset,
    avgSentenceLength: z2.number().nonnegative()
  }),
  sentences: z2.array(
    z2.object({
      index: Offset,
      text: z2.string(),
      start: Offset,
      end: Offset,
      aiProbability: Ratio,
      severity: z2.enum(["high", "medium", "low"]),
      excluded: Exclusion.nullable(),
      reasons: z2.array(z2.string())
    })
  ),
  segments: z2.array(
    z2.object({
      start: Offset,
      end: Offset,
      firstSentence: Offset,
      lastSentence: Offset,
      verdict: VerdictSchema,
      aiProbability: Ratio,
      /**
       * Who wrote the passage; `edited` is a person's text that an AI rewrote. Absent in results of engine 1.3 and
       * earlier.
       */
      kind: z2.enum(SEGMENT_KINDS).optional()
    })
  ),
  suspiciousPatterns: z2.array(z2.string()),
  recommendations: z2.array(z2.string()),
  stylometry: z2.object({
    aiSignatureScore: Ratio,
    veryHighRiskWords: z2.array(WordRisk),
    highRiskWords: z2.array(WordRisk),
    transitionWordDensity: z2.number().nonnegative(),
    sentenceStartVariety: Ratio,
    sentenceLengthEntropy: z2.number().nonnegative(),
    avgWordLength: z2.number().nonnegative(),
    wordRepetitionRate: Ratio,
    confidence: Ratio,
    aiPhrases: z2.array(z2.string()),
    entropyFlagApplies: z2.boolean()
  }),
  evidence: z2.array(
    z2.object({
      id: z2.string(),
      direction: z2.enum(["ai", "human"]),
      name: z2.string(),
      message: z2.string(),
      value: z2.number(),
      humanPercentile: Ratio.nullable(),
      // Absent in results from before rates were measured.
      humanRate: Ratio.optional(),
      aiRate: Ratio.optional(),
      strength: Ratio,
      sentences: z2.array(Offset)
    })
  ),
  textIntegrity: z2.object({
    zeroWidthCharacters: Offset,
    lookAlikeCharacters: Offset,
    fullWidthCharacters: Offset,
    controlCharacters: Offset,
    irregularSpaces: Offset,
    suspicious: z2.boolean(),
    notices: z2.array(z2.string())
  }),
  excluded: z2.array(z2.object({ start: Offset, end: Offset, reason: Exclusion })),
  ensemble: Ensemble.optional(),
  wordLevel: WordLevel.optional()
});

// contract/src/analysis/analysis.ts
var HiddenPart = z3.object({
  reason: z3.enum(["marked", "colour", "tiny", "deleted", "comment", "invisible", "covered", "off-page"]),
  characters: z3.number().int().nonnegative()
});
var AnalysisSource = z3.object({
  kind: z3.enum(TEXT_SOURCES),
  name: z3.string().max(FILE_NAME_MAX_CHARS).optional(),
  warnings: z3.array(z3.string().max(200)).max(20).optional(),
  numPages: z3.number().int().positive().max(1e4).optional(),
  /** For text recognised in pictures; `processingTime` in milliseconds. */
  ocr: z3.object({
    confidence: z3.number().min(0).max(1),
    language: z3.enum(OCR_LANGUAGES),
    processingTime: z3.number().nonnegative()
  }).optional(),
  hidden: z3.array(HiddenPart).max(HIDDEN_PARTS_MAX).optional()
});
var AnalyseRequest = z3.object({
  text: z3.string().max(JSON_BODY_MAX_BYTES),
  trigger: z3.enum(ANALYSIS_TRIGGERS).default("manual"),
  source: AnalysisSource.default({ kind: "paste" }),
  /**
   * False allows the judgement only if it is free; otherwise `CHARGE_NOT_AGREED`, and nothing is charged. Also a new text
   * whose hold would be free is refused, since that is known only after the judgement.
   */
  mayCharge: z3.boolean().optional(),
  documentType: z3.enum(DOCUMENT_TYPES).optional(),
  /** Set for one of several files, and for a part of a longer text; both need Pro. */
  batch: z3.enum(["files", "parts"]).optional()
});
var PdfMetadata = z3.object({ numPages: z3.number().int().positive() });
var OcrMetadata = z3.object({
  confidence: z3.number().min(0).max(1),
  /** OCR language: `kor`, or `kor+eng` if that has more confidence. */
  language: z3.enum(OCR_LANGUAGES),
  /** Milliseconds. */
  processingTime: z3.number().nonnegative(),
  /** The judged text, with the user's corrections. */
  extractedText: z3.string()
});
var AnalysisResult = AnalysisReport.extend({
  analysisId: z3.string(),
  /** ISO 8601, UTC. */
  createdAt: z3.string(),
  kind: z3.enum(ANALYSIS_KINDS),
  /** Milliseconds that the engine took. */
  processingTime: z3.number().nonnegative(),
  charCount: z3.number().int().nonnegative(),
  /** Whose human texts the evidence compares with, as given; null if none was given. */
  documentType: z3.enum(DOCUMENT_TYPES).nullable(),
  credits: z3.object({
    /** The cost of this response: 0 for a free revision, a repeated request, or a hold for too little text. */
    charged: z3.number().int().nonnegative(),
    remaining: z3.number().int().nonnegative(),
    /** True if the cost was waived because an earlier version of this text was paid for. */
    freeRevision: z3.boolean()
  }),
  textIntegrity: AnalysisReport.shape.textIntegrity.extend({
    /** Invisible text of the file, excluded from the judgement. Absent if there was none. */
    hidden: z3.array(HiddenPart).optional()
  }),
  /** For a text from a PDF. */
  pdfMetadata: PdfMetadata.optional(),
  /** For a text recognised in a picture. */
  ocrMetadata: OcrMetadata.optional()
});
var AnalysisPlace = z3.object({
  /** Analyses that will probably be judged before this one. */
  ahead: z3.number().int().nonnegative(),
  /** Probable time until the answer, in seconds. */
  seconds: z3.number().int().nonnegative()
});
var AnalysisLine = z3.discriminatedUnion("type", [
  AnalysisPlace.extend({ type: z3.literal("waiting") }),
  /** The wait is over. */
  z3.object({ type: z3.literal("started") }),
  z3.object({ type: z3.literal("done"), result: AnalysisResult }),
  FailedLine
]);
var ANALYSE_ERRORS = [
  "INVALID_JSON",
  "INVALID_REQUEST",
  "INVALID_UNICODE",
  "TEXT_TOO_SHORT",
  "TEXT_TOO_LONG",
  "UNSUPPORTED_LANGUAGE",
  "NOT_JUDGEABLE",
  "CODE_ONLY",
  "PAYLOAD_TOO_LARGE",
  "UNSUPPORTED_MEDIA_TYPE",
  "LOGIN_REQUIRED",
  "FORBIDDEN_ORIGIN",
  "INSUFFICIENT_CREDITS",
  "CHARGE_NOT_AGREED",
  "PRO_REQUIRED",
  "IDEMPOTENCY_CONFLICT",
  "SANDBOX_TEXT",
  "RATE_LIMITED",
  "TOO_MANY_WAITING",
  "ANALYSIS_FAILED",
  "ANALYSIS_TIMEOUT",
  "SERVER_BUSY",
  "INTERNAL_ERROR"
];
var analyse = endpoint({
  method: "POST",
  path: "/api/analyze",
  summary: "Judge a text (1 credit). Asked for application/x-ndjson, it tells the place in the queue while the text waits.",
  request: AnalyseRequest,
  response: AnalysisResult,
  errors: ANALYSE_ERRORS,
  apiScopes: ["analyse", "sandbox"]
});
var analyseEnsemble = endpoint({
  method: "POST",
  path: "/api/analyze/ensemble",
  summary: "Judge a text and show each member's opinion (3 credits).",
  request: AnalyseRequest,
  response: AnalysisResult,
  errors: ANALYSE_ERRORS,
  apiScopes: ["analyse", "sandbox"]
});
var analyseWordLevel = endpoint({
  method: "POST",
  path: "/api/analyze/word-level",
  summary: "Judge a text and show each word's contribution (2 credits).",
  request: AnalyseRequest,
  response: AnalysisResult,
  errors: ANALYSE_ERRORS,
  apiScopes: ["analyse", "sandbox"]
});

// contract/src/analysis/documents.ts
import { z as z5 } from "zod";

// contract/src/analysis/file-facts.ts
import { z as z4 } from "zod";
var Count = z4.number().int().nonnegative();
var Name = z4.string().min(1).max(100);
var Minute = z4.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(?:Z|[+-]\d\d:\d\d)?$/);
var SessionSpread = z4.object({
  /** Distinct editing sessions that the settings list, and those in the text. */
  listed: Count,
  used: Count,
  characters: Count,
  /** Characters with no mark. */
  unmarked: Count,
  /** Share of the marked characters that the largest session has. */
  largestShare: z4.number().min(0).max(1),
  /** Paragraphs with text, and those of them with text of more than one session. */
  paragraphCount: Count,
  mixedParagraphs: Count,
  /** The first paragraphs. Session: from 1 in the order of the text, 0 for one of the smaller ones, null for no mark. */
  paragraphs: z4.array(
    z4.object({
      pieces: z4.array(z4.object({ session: z4.number().int().min(0).nullable(), characters: Count })).max(10).readonly()
    })
  ).max(100).readonly()
});
var FileFacts = z4.object({
  kind: z4.enum(DOCUMENT_KINDS),
  editingMinutes: Count.optional(),
  revision: Count.optional(),
  created: Minute.optional(),
  modified: Minute.optional(),
  creator: Name.optional(),
  lastModifiedBy: Name.optional(),
  application: Name.optional(),
  template: Name.optional(),
  changes: z4.object({ insertions: Count, deletions: Count, isRecording: z4.boolean() }).optional(),
  comments: Count.optional(),
  sessions: SessionSpread.optional()
});

// contract/src/analysis/documents.ts
var Count2 = z5.number().int().nonnegative();
var Share = z5.number().min(0).max(1);
var UnsureWord = z5.object({
  text: z5.string(),
  start: Count2,
  end: Count2,
  confidence: Share,
  box: z5.object({ left: z5.number(), top: z5.number(), right: z5.number(), bottom: z5.number() }),
  /** From 1, for pages of a scan. */
  page: z5.number().int().positive().optional()
});
var Ocr = OcrMetadata.extend({
  /** Size of the processed picture in pixels. */
  width: Count2,
  height: Count2,
  /** Degrees clockwise by which the picture was rotated. */
  turn: z5.number(),
  words: z5.array(UnsureWord)
});
var DocumentText = z5.object({
  kind: z5.enum(DOCUMENT_KINDS),
  name: z5.string(),
  text: z5.string(),
  /** Code points after NFC. */
  charCount: Count2,
  pages: z5.number().int().positive().optional(),
  warnings: z5.array(z5.object({ code: z5.string(), count: Count2.optional() })),
  /** Invisible text of the file; not part of `text`. */
  hidden: z5.array(HiddenPart.extend({ excerpt: z5.string(), page: z5.number().int().optional() })),
  ocr: Ocr.optional(),
  /** Only if `facts` was asked for. */
  facts: FileFacts.optional()
});
var FILE_ANALYSIS_ERRORS = [
  ...ANALYSE_ERRORS.filter((code) => code !== "PRO_REQUIRED" && code !== "INVALID_JSON"),
  ...FILE_ERROR_CODES
];
var OcrLanguageField = z5.enum(OCR_LANGUAGES).default("kor+eng");
var PageField = z5.coerce.number().int().min(1).max(1e4).optional();
var RefusedDocument = z5.object({ document: DocumentText });
var FileResult = AnalysisResult.extend({ document: DocumentText });
var analysePdf = endpoint({
  method: "POST",
  path: "/api/analyze/pdf",
  summary: "Judge the text of a PDF (multipart: file; 1 credit).",
  request: z5.object({}),
  response: FileResult.extend({ pdfMetadata: PdfMetadata }),
  errors: FILE_ANALYSIS_ERRORS,
  apiScopes: ["analyse"],
  takesFile: extensionsOf("pdf")
});
var OFFICE_EXTENSIONS = [...extensionsOf("office")].reverse();
var list = new Intl.ListFormat("en-GB", { type: "disjunction" });
var analyseDocument = endpoint({
  method: "POST",
  path: "/api/analyze/document",
  summary: `Judge the text of a ${list.format(OFFICE_EXTENSIONS)} file (multipart: file; 1 credit).`,
  request: z5.object({}),
  response: FileResult,
  errors: FILE_ANALYSIS_ERRORS,
  apiScopes: ["analyse"],
  takesFile: OFFICE_EXTENSIONS
});
var analyseImage = endpoint({
  method: "POST",
  path: "/api/analyze/ocr",
  summary: "Judge the text in a picture (multipart: file, language; 1 credit).",
  request: z5.object({ language: OcrLanguageField }),
  response: z5.object({
    ocr: Ocr,
    analysis: AnalysisResult,
    analysisId: z5.string(),
    /** Milliseconds from the upload to the response. */
    totalProcessingTime: z5.number().nonnegative()
  }),
  errors: FILE_ANALYSIS_ERRORS,
  apiScopes: ["analyse"],
  takesFile: extensionsOf("image")
});
var extractDocument = endpoint({
  method: "POST",
  path: "/api/documents/extract",
  summary: "Read the text of a file without judging it (multipart: file, recognise, firstPage, lastPage, language, facts; free). Asked for application/x-ndjson, it tells its progress.",
  request: z5.object({
    /** Whether to recognise the scanned pages of a PDF, from `firstPage` to `lastPage` and 20 at most. */
    recognise: z5.enum(["true", "false"]).default("false"),
    firstPage: PageField,
    lastPage: PageField,
    language: OcrLanguageField,
    /** Whether to read what an office file says about how it was made. */
    facts: z5.enum(["true", "false"]).default("false")
  }),
  response: DocumentText,
  errors: [
    ...FILE_ERROR_CODES,
    "INVALID_REQUEST",
    "PAYLOAD_TOO_LARGE",
    "UNSUPPORTED_MEDIA_TYPE",
    "LOGIN_REQUIRED",
    "FORBIDDEN_ORIGIN",
    "RATE_LIMITED",
    "SERVER_BUSY",
    "INTERNAL_ERROR"
  ]
});
var ScannedPage = z5.object({
  page: z5.number().int().positive(),
  /** Pages read so far, of `total`. */
  done: z5.number().int().positive(),
  total: z5.number().int().positive(),
  text: z5.string(),
  confidence: Share
});
var RefusedScan = z5.object({ pages: z5.number().int().positive() });
var ExtractionLine = z5.union([
  z5.object({ progress: Share }),
  z5.object({ page: ScannedPage }),
  z5.object({ success: z5.literal(true), data: DocumentText }),
  z5.object({
    success: z5.literal(false),
    error: z5.object({ code: z5.string(), message: z5.string() }),
    data: z5.unknown().optional()
  })
]);

// contract/src/api/line.ts
import { z as z6 } from "zod";
function line(most) {
  return z6.string().max(most * UNITS_PER_CHARACTER).refine((typed) => [...typed].length <= most);
}

// contract/src/records/writing-record.ts
import { z as z8 } from "zod";

// contract/src/records/writing-records.ts
import { z as z7 } from "zod";
var CALLING = [
  "INVALID_JSON",
  "INVALID_REQUEST",
  "INVALID_UNICODE",
  "PAYLOAD_TOO_LARGE",
  "UNSUPPORTED_MEDIA_TYPE",
  "FORBIDDEN_ORIGIN",
  "RATE_LIMITED",
  "INTERNAL_ERROR"
];
var CHANGING = [...CALLING, "LOGIN_REQUIRED", "CONSENT_PENDING"];
var RecordId = z7.string().regex(/^[\w-]{1,64}$/);
var ChainHash = z7.string().regex(/^[0-9a-f]{64}$/);
var Count3 = z7.number().int().nonnegative();
var ChainState = z7.object({
  entries: Count3.max(RECORD_ENTRIES_MAX),
  hash: ChainHash
});
var Stamp = ChainState.extend({
  /** Length of the text at that moment, in UTF-16 units, as reported by the device. */
  characters: Count3,
  /** The server's time, ISO 8601, UTC. */
  stampedAt: z7.iso.datetime().max(40)
});
var stampRecord = endpoint({
  method: "POST",
  path: "/api/writing-records/stamps",
  summary: "Let the server note when a writing record had come to a state. Only hashes and counts are sent.",
  request: ChainState.extend({ recordId: RecordId, characters: Count3.max(1e7) }),
  response: Stamp,
  errors: [...CHANGING, "NOT_FOUND", "RECORD_OUT_OF_ORDER", "TOO_MANY_STAMPS"]
});
var verifyRecord = endpoint({
  method: "POST",
  path: "/api/writing-records/verify",
  summary: "Ask which states of a writing record the server has noted, and when. Unknown ones are left out.",
  request: z7.object({ recordId: RecordId, states: z7.array(ChainState).max(RECORD_STAMPS_MAX) }),
  response: z7.object({ stamps: z7.array(Stamp) }),
  errors: CALLING
});
var forgetRecord = endpoint({
  method: "POST",
  path: "/api/writing-records/forget",
  summary: "Delete everything that the server has noted of a writing record of one's own.",
  request: z7.object({ recordId: RecordId }),
  response: z7.object({}),
  errors: [...CHANGING, "NOT_FOUND"]
});

// contract/src/records/writing-record.ts
var RECORD_FORMAT = "geulgyeol-writing-record";
var RECORD_VERSION = 2;
var Count4 = z8.number().int().nonnegative();
var Key = z8.string().regex(/^[0-9a-f]{64}$/);
var RecordEntry = z8.object({
  /** Milliseconds since the record began. */
  time: Count4,
  at: Count4,
  removed: Count4,
  length: Count4.max(RECORD_INSERTION_MAX),
  origin: z8.enum(RECORD_ORIGINS),
  /** Null where the writer does not show it. */
  inserted: z8.string().max(RECORD_INSERTION_MAX).nullable(),
  /** Name of the file that the text is from; null without one, or where it is not shown. */
  source: z8.string().max(RECORD_SOURCE_MAX).nullable(),
  /**
   * Of a `move`, where the same letters stood: from `at` on in the text before the entry with this number, which removed
   * them, or, for its own number, in the text before itself.
   */
  from: z8.object({ entry: Count4, at: Count4 }).optional(),
  /** Of a text that is shown by itself, in a record without its secret. */
  salt: Key.optional(),
  /** Of a text that is not shown: SHA-256 of its salt, the text and its source. */
  commitment: ChainHash.optional()
});
var RecordHead = z8.object({
  recordId: RecordId,
  /** The device's time, ISO 8601, UTC. */
  startedAt: z8.iso.datetime().max(40)
});
var WritingRecord = z8.object({
  format: z8.literal(RECORD_FORMAT),
  version: z8.literal(RECORD_VERSION),
  head: RecordHead,
  /** All salts follow from it, so that it opens every text. Null where a part of the texts is withheld. */
  secret: Key.nullable(),
  entries: z8.array(RecordEntry).max(RECORD_ENTRIES_MAX),
  /** The hash after the last entry. */
  hash: ChainHash,
  /** States that the server has stamped, as the record claims. */
  stamps: z8.array(Stamp).max(RECORD_STAMPS_MAX),
  exportedAt: z8.iso.datetime().max(40)
});

// contract/src/classes/classes.ts
import { z as z9 } from "zod";

// contract/src/classes/class-permissions.ts
var CLASS_ROLES = ["lead", "assign", "view"];
var INVITED_ROLES = ["assign", "view"];

// contract/src/classes/classes.ts
var CLASS_READING = [
  "INVALID_REQUEST",
  "INVALID_UNICODE",
  "LOGIN_REQUIRED",
  "CONSENT_PENDING",
  "RATE_LIMITED",
  "INTERNAL_ERROR"
];
var CLASS_SENDING = [
  "INVALID_JSON",
  "PAYLOAD_TOO_LARGE",
  "UNSUPPORTED_MEDIA_TYPE",
  "FORBIDDEN_ORIGIN"
];
var CLASS_REFUSED = ["NOT_FOUND", "CLASS_ROLE_REQUIRED"];
var ClassRowId = z9.string().regex(/^[\w-]{1,64}$/);
var Count5 = z9.number().int().nonnegative();
var Term = { year: z9.number().int().min(2020).max(2100), term: z9.union([z9.literal(1), z9.literal(2)]) };
var Day = z9.iso.date().max(10);
var PupilNumber = z9.number().int().min(1).max(10 ** PUPIL_NUMBER_DIGITS - 1);
var PupilName = line(PUPIL_NAME_MAX_CHARS);
var CLASS_RETENTIONS = ["term", "after-due", "day"];
var Retention = { retention: z9.enum(CLASS_RETENTIONS), retentionDay: Day.nullable() };
var ClassLine = z9.object({
  id: z9.string(),
  name: z9.string(),
  ...Term,
  role: z9.enum(CLASS_ROLES),
  /** The name of the teacher who leads it. */
  lead: z9.string(),
  /** The name of the school's space that owns it; null for a teacher's own class. */
  space: z9.string().nullable(),
  pupils: Count5,
  assignments: Count5,
  texts: Count5,
  /** ISO 8601, UTC: when everything that is left is deleted. */
  deletesAt: z9.string()
});
var DeletionCertificate = z9.object({
  id: z9.string(),
  className: z9.string(),
  ...Term,
  /** A class as a whole, what was left of it on its day, one assignment, or one text. */
  what: z9.enum(["class", "contents", "assignment", "text"]),
  reason: z9.enum(["teacher", "day", "pupil"]),
  deletedAt: z9.string(),
  texts: Count5,
  results: Count5,
  records: Count5,
  pupils: Count5,
  /** Rows of these texts that were found in the database afterwards: always 0, or nothing would have been deleted. */
  left: z9.literal(0)
});
var Pupil = z9.object({ id: z9.string(), number: PupilNumber, name: z9.string() });
var Teacher = z9.object({
  id: z9.string(),
  name: z9.string(),
  email: z9.string().nullable(),
  role: z9.enum(CLASS_ROLES),
  hasAccepted: z9.boolean()
});
var AssignmentLine = z9.object({
  id: z9.string(),
  /** The batch that holds its texts. */
  batchId: z9.string(),
  title: z9.string(),
  createdAt: z9.string(),
  dueAt: z9.string(),
  /** Until when texts are taken as late; null if none is. */
  lateUntil: z9.string().nullable(),
  /** `open`, `late` after the deadline while late texts are taken, `ended`, or `closed` by a teacher. */
  state: z9.enum(["open", "late", "ended", "closed"]),
  deletesAt: z9.string(),
  texts: Count5
});
var ClassDetails = ClassLine.extend({
  ...Retention,
  /** The days that the three ways of keeping mean: end of the term, first deadline and 30 days, last possible day. */
  days: z9.object({ term: z9.string(), afterDue: z9.string().nullable(), latest: z9.string() }),
  rosterOnly: z9.boolean(),
  /** Pupils are under 14, so that a guardian agrees with them. */
  isUnder14: z9.boolean(),
  records: Count5,
  roster: z9.array(Pupil),
  assignmentList: z9.array(AssignmentLine),
  teachers: z9.array(Teacher),
  /** The invited teacher to whom the class is being handed over, of `teachers`; null for none. */
  handedOverTo: z9.string().nullable(),
  certificates: z9.array(DeletionCertificate)
});
var createClass = endpoint({
  method: "POST",
  path: "/api/classes",
  summary: "Make a class.",
  request: z9.object({
    name: line(CLASS_NAME_MAX_CHARS),
    ...Term,
    isUnder14: z9.boolean().default(false),
    /** The school's space that owns the class and pays; null for the teacher's own class. */
    spaceId: ClassRowId.nullable().default(null)
  }),
  response: ClassLine,
  errors: [
    ...CLASS_READING,
    ...CLASS_SENDING,
    "EMAIL_NOT_VERIFIED",
    "PRO_REQUIRED",
    "CLASS_FIELDS",
    "TOO_MANY_CLASSES",
    "NOT_FOUND",
    "SPACE_ROLE_REQUIRED"
  ]
});
var ClassInvitation = z9.object({
  id: z9.string(),
  className: z9.string(),
  lead: z9.string(),
  role: z9.enum(INVITED_ROLES)
});
var ClassHandOver = z9.object({
  classId: z9.string(),
  className: z9.string(),
  lead: z9.string(),
  /** The name of the space that owns it and pays; null if the new lead will. */
  space: z9.string().nullable(),
  texts: Count5
});
var listClasses = endpoint({
  method: "GET",
  path: "/api/classes",
  summary: "The classes that one leads or was invited to, newest first, with open invitations.",
  request: z9.object({}),
  response: z9.object({
    classes: z9.array(ClassLine),
    invitations: z9.array(ClassInvitation),
    handOvers: z9.array(ClassHandOver),
    /** Of classes that no longer exist. */
    certificates: z9.array(DeletionCertificate)
  }),
  errors: CLASS_READING
});
var readClass = endpoint({
  method: "GET",
  path: "/api/classes/class",
  summary: "A class with its roster, assignments, teachers and settings.",
  request: z9.object({ id: ClassRowId }),
  response: ClassDetails,
  errors: [...CLASS_READING, ...CLASS_REFUSED]
});
var changeClass = endpoint({
  method: "PATCH",
  path: "/api/classes",
  summary: "Change the name, the term, how long texts are kept, and who may hand in.",
  request: z9.object({
    id: ClassRowId,
    name: line(CLASS_NAME_MAX_CHARS).optional(),
    year: Term.year.optional(),
    term: Term.term.optional(),
    retention: Retention.retention.optional(),
    /** Only for `day`. */
    retentionDay: Day.optional(),
    rosterOnly: z9.boolean().optional(),
    isUnder14: z9.boolean().optional()
  }),
  response: ClassDetails,
  errors: [...CLASS_READING, ...CLASS_SENDING, ...CLASS_REFUSED, "CLASS_FIELDS", "CLASS_RETENTION"]
});
var deleteClass = endpoint({
  method: "POST",
  path: "/api/classes/delete",
  summary: "Delete a class with all texts, results, records and names, for good. The class's name is asked for.",
  request: z9.object({ id: ClassRowId, name: line(CLASS_NAME_MAX_CHARS) }),
  response: DeletionCertificate,
  errors: [...CLASS_READING, ...CLASS_SENDING, ...CLASS_REFUSED, "CLASS_NAME_DIFFERS"]
});
var exportClass = endpoint({
  method: "GET",
  path: "/api/classes/export",
  summary: "A class as one zip: texts, findings and what was reviewed.",
  request: z9.object({ id: ClassRowId }),
  /** A zip, not JSON. */
  response: z9.unknown(),
  errors: [...CLASS_READING, ...CLASS_REFUSED]
});
var saveRoster = endpoint({
  method: "PUT",
  path: "/api/classes/roster",
  summary: "Replace the roster. Pupils who handed something in stay on it.",
  request: z9.object({
    id: ClassRowId,
    pupils: z9.array(z9.object({ number: PupilNumber, name: PupilName })).max(PUPILS_PER_CLASS)
  }),
  response: z9.object({ roster: z9.array(Pupil) }),
  errors: [
    ...CLASS_READING,
    ...CLASS_SENDING,
    ...CLASS_REFUSED,
    "PUPIL_NUMBER_TWICE",
    "TOO_MANY_PUPILS",
    "CLASS_FIELDS"
  ]
});
var inviteTeacher = endpoint({
  method: "POST",
  path: "/api/classes/teachers",
  summary: "Invite a teacher who has an account. The teacher sees nothing before accepting.",
  request: z9.object({ id: ClassRowId, email: line(EMAIL_MAX_CHARS), role: z9.enum(INVITED_ROLES) }),
  response: Teacher,
  errors: [
    ...CLASS_READING,
    ...CLASS_SENDING,
    ...CLASS_REFUSED,
    "TEACHER_NOT_FOUND",
    "TEACHER_INVITED",
    "TOO_MANY_TEACHERS"
  ]
});
var changeTeacher = endpoint({
  method: "PATCH",
  path: "/api/classes/teachers",
  summary: "Change what an invited teacher may do.",
  request: z9.object({ id: ClassRowId, teacherId: ClassRowId, role: z9.enum(INVITED_ROLES) }),
  response: Teacher,
  errors: [...CLASS_READING, ...CLASS_SENDING, ...CLASS_REFUSED]
});
var removeTeacher = endpoint({
  method: "DELETE",
  path: "/api/classes/teachers",
  summary: "Take an invited teacher out of a class, or withdraw the invitation.",
  request: z9.object({ id: ClassRowId, teacherId: ClassRowId }),
  response: z9.object({}),
  errors: [...CLASS_READING, "FORBIDDEN_ORIGIN", ...CLASS_REFUSED]
});
var answerInvitation = endpoint({
  method: "POST",
  path: "/api/classes/invitations",
  summary: "Accept or decline an invitation to a class.",
  request: z9.object({ invitationId: ClassRowId, accepts: z9.boolean() }),
  response: z9.object({}),
  errors: [...CLASS_READING, ...CLASS_SENDING, "NOT_FOUND"]
});
var leaveClass = endpoint({
  method: "POST",
  path: "/api/classes/leave",
  summary: "Leave a class as an invited teacher. Its lead hands it over or deletes it instead.",
  request: z9.object({ id: ClassRowId }),
  response: z9.object({}),
  errors: [...CLASS_READING, ...CLASS_SENDING, ...CLASS_REFUSED, "CLASS_LEAD_STAYS"]
});

// contract/src/classes/pupil-texts.ts
import { z as z10 } from "zod";
var READING = ["INVALID_REQUEST", "INVALID_UNICODE", "RATE_LIMITED", "INTERNAL_ERROR"];
var Count6 = z10.number().int().nonnegative();
var Secret = z10.string().max(100);
var openAssignment = endpoint({
  method: "GET",
  path: "/api/pupil-assignment",
  summary: "What an assignment asks of its pupils, without an account.",
  request: z10.object({ token: Secret }),
  response: z10.object({
    title: z10.string(),
    className: z10.string(),
    teacher: z10.string(),
    instructions: z10.string(),
    question: z10.string(),
    minChars: Count6.nullable(),
    maxChars: Count6.nullable(),
    dueAt: z10.string(),
    lateUntil: z10.string().nullable(),
    deletesAt: z10.string(),
    /** After `ended` only pupils with a later deadline can hand in. */
    state: z10.enum(["open", "late", "ended"]),
    /** Names that are not on the roster are refused. */
    rosterOnly: z10.boolean(),
    isUnder14: z10.boolean(),
    now: z10.string()
  }),
  errors: [...READING, "NOT_FOUND"]
});
var PUPIL_FILE_PATH = "/api/pupil-texts/file";
var readPupilFile = endpoint({
  method: "POST",
  path: PUPIL_FILE_PATH,
  summary: "Read a file that a pupil is about to hand in (multipart: token or receipt, file). Nothing is stored.",
  /** The secret of an open link, or the receipt number of what the file is to replace. */
  request: z10.object({ token: Secret.default(""), receipt: Secret.default("") }),
  response: DocumentText,
  errors: [...READING, "PAYLOAD_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE", "NOT_FOUND", "SERVER_BUSY", ...FILE_ERROR_CODES],
  takesFile: FORMATS.flatMap(({ extensions }) => [...extensions])
});
var PupilReceipt = z10.object({
  /** 16 letters and digits in groups of four: 80 random bits, with which a pupil reads, replaces and deletes. */
  receipt: z10.string(),
  title: z10.string(),
  teacher: z10.string(),
  number: PupilNumber,
  name: z10.string(),
  text: z10.string(),
  characters: Count6,
  fileName: z10.string().nullable(),
  handedInAt: z10.string(),
  lateMinutes: Count6,
  timesReplaced: Count6,
  dueAt: z10.string(),
  /** Until when it can be replaced and deleted by its writer. */
  mayReplaceUntil: z10.string(),
  deletesAt: z10.string(),
  record: z10.object({ sessions: Count6, activeMinutes: Count6 }).nullable(),
  deletionAskedAt: z10.string().nullable(),
  /** The number and name still wait for a teacher, since they were not on the roster. */
  isUnconfirmed: z10.boolean(),
  now: z10.string()
});
var Handed = {
  text: line(TEXT_MAX_CHARS),
  source: AnalysisSource.default({ kind: "paste" }),
  /** It must end with exactly this text. */
  writing: z10.object({ record: WritingRecord, showsReplay: z10.boolean() }).nullable().default(null)
};
var handInPupilText = endpoint({
  method: "POST",
  path: "/api/pupil-texts",
  summary: "Hand in a text with number and name, without an account.",
  request: z10.object({
    token: Secret,
    number: PupilNumber,
    name: PupilName,
    ...Handed,
    /** A new random receipt number (`newReceiptNumber`), so that the same text sent again is taken once. */
    receipt: z10.string().regex(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/).optional(),
    /** The pupil read what happens with the text. */
    agrees: z10.boolean(),
    /** A guardian knows and agrees, for pupils under 14. */
    guardianAgrees: z10.boolean().default(false)
  }),
  bodyMaxBytes: SHARED_RECORD_MAX_BYTES,
  response: PupilReceipt,
  errors: [
    ...READING,
    ...CLASS_SENDING,
    "NOT_FOUND",
    "CLASS_LINK_ENDED",
    "CLASS_LINK_FULL",
    "PUPIL_NOT_ON_ROSTER",
    "NUMBER_HANDED_IN",
    "PUPIL_CONSENT_REQUIRED",
    "PUPIL_TEXT_EMPTY",
    "RECORD_INVALID",
    "RECORD_TOO_LARGE",
    "SERVER_BUSY"
  ]
});
var readPupilReceipt = endpoint({
  method: "GET",
  path: "/api/pupil-texts",
  summary: "What was handed in, for whoever holds the receipt.",
  request: z10.object({ receipt: Secret }),
  response: PupilReceipt,
  errors: [...READING, "NOT_FOUND"]
});
var replacePupilText = endpoint({
  method: "PUT",
  path: "/api/pupil-texts",
  summary: "Replace what was handed in, as long as texts are taken. The former text and its result are deleted.",
  request: z10.object({ receipt: Secret, ...Handed }),
  bodyMaxBytes: SHARED_RECORD_MAX_BYTES,
  response: PupilReceipt,
  errors: [
    ...READING,
    ...CLASS_SENDING,
    "NOT_FOUND",
    "CLASS_LINK_ENDED",
    "PUPIL_TEXT_EMPTY",
    "RECORD_INVALID",
    "RECORD_TOO_LARGE",
    "SERVER_BUSY"
  ]
});
var withdrawPupilText = endpoint({
  method: "DELETE",
  path: "/api/pupil-texts",
  summary: "Delete what was handed in, as long as texts are taken; afterwards ask the teacher to delete it.",
  request: z10.object({ receipt: Secret }),
  response: z10.object({ outcome: z10.enum(["deleted", "asked"]) }),
  errors: [...READING, "FORBIDDEN_ORIGIN", "NOT_FOUND"]
});

// contract/src/records/record-shares.ts
import { z as z11 } from "zod";
var CALLING2 = ["INVALID_REQUEST", "LOGIN_REQUIRED", "CONSENT_PENDING", "RATE_LIMITED", "INTERNAL_ERROR"];
var CHANGING2 = [
  ...CALLING2,
  "INVALID_JSON",
  "INVALID_UNICODE",
  "PAYLOAD_TOO_LARGE",
  "UNSUPPORTED_MEDIA_TYPE",
  "FORBIDDEN_ORIGIN",
  "NOT_FOUND"
];
var Id = z11.string().regex(/^[\w-]{1,64}$/);
var Count7 = z11.number().int().nonnegative();
var Token = z11.string().regex(/^[\w-]{32}$/);
var Shown = {
  /** As typed by the writer. */
  title: line(RECORD_TITLE_MAX_CHARS),
  /** As typed by the writer and not checked; null for no name. */
  writer: line(RECORD_WRITER_MAX_CHARS).nullable(),
  /** The final text can be read. */
  showsText: z11.boolean(),
  /** The text can be read as it was at every moment, with what was deleted. */
  showsReplay: z11.boolean()
};
var Days = z11.literal([...RECORD_SHARE_DAYS]).nullable();
var RecordShare = z11.object({
  id: z11.string(),
  token: Token,
  /** Of the page that shows the record, without the host. */
  path: z11.string(),
  recordId: RecordId,
  ...Shown,
  entries: Count7,
  /** Length of the final text in UTF-16 units. */
  characters: Count7,
  /** ISO 8601, UTC. */
  createdAt: z11.string(),
  expiresAt: z11.string().nullable(),
  isExpired: z11.boolean(),
  /** Closed by its owner; it answers like a missing one and can be opened again. */
  isClosed: z11.boolean(),
  /** How often others opened it, and when last. */
  views: Count7,
  lastViewedAt: z11.string().nullable()
});
var createRecordShare = endpoint({
  method: "POST",
  path: "/api/record-shares",
  summary: "Make a link with which anybody can read a writing record, with or without its text.",
  request: z11.object({ record: WritingRecord, ...Shown, days: Days }),
  bodyMaxBytes: SHARED_RECORD_MAX_BYTES,
  response: RecordShare,
  errors: [
    ...CHANGING2,
    "EMAIL_NOT_VERIFIED",
    "RECORD_INVALID",
    "RECORD_TOO_LARGE",
    "TOO_MANY_RECORD_SHARES",
    "SERVER_BUSY"
  ]
});
var listRecordShares = endpoint({
  method: "GET",
  path: "/api/record-shares",
  summary: "One's own links to writing records, newest first; of one record when it is named.",
  request: z11.object({ recordId: RecordId.optional() }),
  response: z11.object({ shares: z11.array(RecordShare) }),
  errors: CALLING2
});
var changeRecordShare = endpoint({
  method: "PATCH",
  path: "/api/record-shares",
  summary: "Change when a link to a writing record expires, close it or open it again.",
  request: z11.object({ id: Id, days: Days.optional(), isClosed: z11.boolean().optional() }),
  response: RecordShare,
  errors: CHANGING2
});
var deleteRecordShare = endpoint({
  method: "DELETE",
  path: "/api/record-shares",
  summary: "Delete a link with the copy of the record, at once and for good.",
  request: z11.object({ id: Id }),
  response: z11.object({}),
  errors: [...CALLING2, "FORBIDDEN_ORIGIN", "NOT_FOUND", "INVALID_UNICODE"]
});
var SharedRecordPage = z11.object({
  record: WritingRecord,
  ...Shown,
  /** ISO 8601, UTC; `expiresAt` is null for a link without expiry. */
  sharedAt: z11.string(),
  expiresAt: z11.string().nullable(),
  /** Everything that the server has noted for this record and its owner, in ascending order. */
  stamps: z11.array(Stamp)
});
var readSharedRecord = endpoint({
  method: "GET",
  path: "/api/shared-records",
  summary: "Read a shared writing record, without an account. A closed or expired one answers like a missing one.",
  request: z11.object({ token: z11.string().max(100) }),
  response: SharedRecordPage,
  errors: ["INVALID_REQUEST", "INVALID_UNICODE", "NOT_FOUND", "RATE_LIMITED", "INTERNAL_ERROR"]
});
var printSharedRecord = endpoint({
  method: "GET",
  path: "/api/shared-records/pdf",
  summary: "The summary of a shared writing record as a PDF of one page, without an account.",
  request: z11.object({ token: z11.string().max(100) }),
  response: z11.unknown(),
  errors: [
    "INVALID_REQUEST",
    "INVALID_UNICODE",
    "NOT_FOUND",
    "RATE_LIMITED",
    "REPORT_FAILED",
    "SERVER_BUSY",
    "INTERNAL_ERROR"
  ]
});

// contract/src/records/writing-requests.ts
import { z as z12 } from "zod";
var READING2 = ["INVALID_REQUEST", "INVALID_UNICODE", "RATE_LIMITED", "INTERNAL_ERROR"];
var OWN = [...READING2, "LOGIN_REQUIRED", "CONSENT_PENDING"];
var SENDING = [
  "INVALID_JSON",
  "PAYLOAD_TOO_LARGE",
  "UNSUPPORTED_MEDIA_TYPE",
  "FORBIDDEN_ORIGIN"
];
var Id2 = z12.string().regex(/^[\w-]{1,64}$/);
var Count8 = z12.number().int().nonnegative();
var Token2 = z12.string().regex(/^[\w-]{32}$/);
var SentToken = z12.string().max(100);
var Asked = {
  title: line(REQUEST_TITLE_MAX_CHARS),
  instructions: line(REQUEST_INSTRUCTIONS_MAX_CHARS),
  /** Length that is asked for, in characters; null for none. It is shown, and other lengths are accepted. */
  minChars: Count8.max(TEXT_MAX_CHARS).nullable(),
  maxChars: Count8.max(TEXT_MAX_CHARS).nullable(),
  /** A writing record is asked for. */
  wantsRecord: z12.boolean(),
  /** The record is to show every moment of the text; the writer may leave that out. */
  wantsReplay: z12.boolean(),
  /** A text may come without a record. */
  acceptsWithoutRecord: z12.boolean()
};
var REQUEST_STATES = ["open", "ended", "closed", "full"];
var WritingRequest = z12.object({
  id: z12.string(),
  token: Token2,
  /** Of the page on which it is written, without the host. */
  path: z12.string(),
  ...Asked,
  /** ISO 8601, UTC. */
  createdAt: z12.string(),
  dueAt: z12.string(),
  /** When it is deleted with everything that was handed in. */
  deletesAt: z12.string(),
  state: z12.enum(REQUEST_STATES),
  handIns: Count8,
  unread: Count8
});
var createRequest = endpoint({
  method: "POST",
  path: "/api/writing-requests",
  summary: "Make a link with which anybody can write a text and hand it in.",
  request: z12.object({
    ...Asked,
    dueAt: z12.iso.datetime().max(40),
    /** Days from the deadline until everything is deleted. */
    keptDays: z12.literal([...REQUEST_KEPT_DAYS])
  }),
  response: WritingRequest,
  errors: [...OWN, ...SENDING, "EMAIL_NOT_VERIFIED", "REQUEST_FIELDS", "TOO_MANY_WRITING_REQUESTS"]
});
var listRequests = endpoint({
  method: "GET",
  path: "/api/writing-requests",
  summary: "One's own requests, newest first.",
  request: z12.object({}),
  response: z12.object({ requests: z12.array(WritingRequest) }),
  errors: OWN
});
var changeRequest = endpoint({
  method: "PATCH",
  path: "/api/writing-requests",
  summary: "Move the deadline of a request, stop taking texts or take them again.",
  request: z12.object({ id: Id2, dueAt: z12.iso.datetime().max(40).optional(), isClosed: z12.boolean().optional() }),
  response: WritingRequest,
  errors: [...OWN, ...SENDING, "NOT_FOUND", "REQUEST_FIELDS"]
});
var deleteRequest = endpoint({
  method: "DELETE",
  path: "/api/writing-requests",
  summary: "Delete a request with everything that was handed in, at once and for good.",
  request: z12.object({ id: Id2 }),
  response: z12.object({}),
  errors: [...OWN, "FORBIDDEN_ORIGIN", "NOT_FOUND"]
});
var RecordFact = z12.object({
  typedPercent: z12.number().int().min(0).max(100),
  activeMinutes: Count8,
  sessions: Count8,
  /** States of which the server noted the time. */
  stamps: Count8
});
var HandIn = z12.object({
  id: z12.string(),
  name: z12.string(),
  handedInAt: z12.string(),
  characters: Count8,
  record: RecordFact.nullable(),
  isRead: z12.boolean()
});
var listHandIns = endpoint({
  method: "GET",
  path: "/api/writing-requests/hand-ins",
  summary: "One of one's own requests with everything that was handed in, in the order of arrival.",
  request: z12.object({ id: Id2 }),
  response: z12.object({ request: WritingRequest, handIns: z12.array(HandIn) }),
  errors: [...OWN, "NOT_FOUND"]
});
var readHandIn = endpoint({
  method: "GET",
  path: "/api/writing-requests/hand-in",
  summary: "A text that was handed in to oneself, with its record.",
  request: z12.object({ id: Id2 }),
  response: HandIn.extend({
    requestId: z12.string(),
    title: z12.string(),
    text: z12.string(),
    /** Null for a text without a record. */
    writing: z12.object({ record: WritingRecord, stamps: z12.array(Stamp), showsReplay: z12.boolean() }).nullable()
  }),
  errors: [...OWN, "NOT_FOUND"]
});
var openRequest = endpoint({
  method: "GET",
  path: "/api/requested-writing",
  summary: "What a request asks for, without an account.",
  request: z12.object({ token: SentToken }),
  response: z12.object({
    ...Asked,
    /** Name of the account that asks. */
    asker: z12.string(),
    dueAt: z12.string(),
    deletesAt: z12.string(),
    state: z12.enum(REQUEST_STATES),
    /** The server's time, by which the deadline counts. */
    now: z12.string()
  }),
  errors: [...READING2, "NOT_FOUND"]
});
var HandInReceipt = z12.object({
  receipt: Token2,
  /** Of the page that shows it, without the host. */
  path: z12.string(),
  title: z12.string(),
  asker: z12.string(),
  name: z12.string(),
  text: z12.string(),
  handedInAt: z12.string(),
  dueAt: z12.string(),
  deletesAt: z12.string(),
  hasRecord: z12.boolean(),
  showsReplay: z12.boolean(),
  /** Until the deadline. */
  mayWithdraw: z12.boolean()
});
var handIn = endpoint({
  method: "POST",
  path: "/api/hand-ins",
  summary: "Hand in a text to who asked for it, with or without its writing record and without an account.",
  request: z12.object({
    token: SentToken,
    name: line(HAND_IN_NAME_MAX_CHARS),
    text: line(TEXT_MAX_CHARS),
    writing: z12.object({ record: WritingRecord, showsReplay: z12.boolean() }).nullable(),
    /**
     * Drawn by the device: the receipt of what is handed in, by which the same text is taken once, however often it is
     * sent. Without it each request is a text of its own.
     */
    receipt: Token2.optional()
  }),
  bodyMaxBytes: SHARED_RECORD_MAX_BYTES,
  response: HandInReceipt,
  errors: [
    ...READING2,
    ...SENDING,
    "NOT_FOUND",
    "REQUEST_ENDED",
    "REQUEST_CLOSED",
    "REQUEST_FULL",
    "REQUEST_NEEDS_RECORD",
    "HAND_IN_EMPTY",
    "ALREADY_HANDED_IN",
    "RECORD_INVALID",
    "RECORD_TOO_LARGE",
    "SERVER_BUSY"
  ]
});
var readReceipt = endpoint({
  method: "GET",
  path: "/api/hand-ins",
  summary: "What was handed in, for whoever holds the receipt.",
  request: z12.object({ receipt: SentToken }),
  response: HandInReceipt,
  errors: [...READING2, "NOT_FOUND"]
});
var withdrawHandIn = endpoint({
  method: "DELETE",
  path: "/api/hand-ins",
  summary: "Take back a text before the deadline. It is deleted at once.",
  request: z12.object({ receipt: SentToken }),
  response: z12.object({}),
  errors: [...READING2, "FORBIDDEN_ORIGIN", "NOT_FOUND", "REQUEST_ENDED"]
});

// server/src/app-error.ts
var AppError = class extends Error {
  code;
  /** Seconds until a retry makes sense; sent as `Retry-After`. */
  retryAfterSeconds;
  /** Results from before the error, sent with it. */
  data;
  /** Shown to users if the table's own message is not specific enough. */
  sentence;
  constructor(code, options = {}) {
    super(code, options.cause === void 0 ? void 0 : { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.data = options.data;
    this.sentence = options.sentence;
  }
  get status() {
    return ERRORS[this.code].status;
  }
};

// server/src/http/json-body.ts
var MAX_NESTING = 100;
var MAX_VALUES = 1e6;
var MAY_BREAK = /\\u(?:d[89a-f]|0000)/i;
var [QUOTE, BACKSLASH, COMMA, SQUARE, SQUARE_END, CURLY, CURLY_END] = [34, 92, 44, 91, 93, 123, 125];
function parseJsonBytes(body) {
  if (isTooComplex(body)) throw new AppError("INVALID_JSON");
  const text = decode(body);
  const value = parse(text);
  if (MAY_BREAK.test(text) && hasBrokenString(value)) throw new AppError("INVALID_UNICODE");
  return value;
}
function isTooComplex(body) {
  let depth = 0;
  let values = 0;
  let isInString = false;
  for (let at = 0; at < body.length; at++) {
    const byte = body[at];
    if (isInString) {
      if (byte === BACKSLASH) at++;
      else if (byte === QUOTE) isInString = false;
    } else if (byte === QUOTE) isInString = true;
    else if (byte === COMMA) values++;
    else if (byte === SQUARE || byte === CURLY) {
      values++;
      if (++depth > MAX_NESTING) return true;
    } else if (byte === SQUARE_END || byte === CURLY_END) depth--;
  }
  return values > MAX_VALUES;
}
function decode(body) {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(body);
  } catch (cause) {
    throw new AppError("INVALID_UNICODE", { cause });
  }
}
function parse(text) {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError("INVALID_JSON", { cause });
  }
}
function hasBrokenString(root) {
  const open = [root];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === "string") {
      if (/[\p{Surrogate}\0]/u.test(value)) return true;
    } else if (Array.isArray(value)) {
      for (const child of value) if (typeof child === "string" || typeof child === "object") open.push(child);
    } else if (typeof value === "object" && value !== null) {
      for (const [key, child] of Object.entries(value)) open.push(key, child);
    }
  }
  return false;
}

// records/src/sha256.ts
var BLOCK = 64;
var KEPT_BYTES = 65536;
var ROUND = Int32Array.of(
  1116352408,
  1899447441,
  3049323471,
  3921009573,
  961987163,
  1508970993,
  2453635748,
  2870763221,
  3624381080,
  310598401,
  607225278,
  1426881987,
  1925078388,
  2162078206,
  2614888103,
  3248222580,
  3835390401,
  4022224774,
  264347078,
  604807628,
  770255983,
  1249150122,
  1555081692,
  1996064986,
  2554220882,
  2821834349,
  2952996808,
  3210313671,
  3336571891,
  3584528711,
  113926993,
  338241895,
  666307205,
  773529912,
  1294757372,
  1396182291,
  1695183700,
  1986661051,
  2177026350,
  2456956037,
  2730485921,
  2820302411,
  3259730800,
  3345764771,
  3516065817,
  3600352804,
  4094571909,
  275423344,
  430227734,
  506948616,
  659060556,
  883997877,
  958139571,
  1322822218,
  1537002063,
  1747873779,
  1955562222,
  2024104815,
  2227730452,
  2361852424,
  2428436474,
  2756734187,
  3204031479,
  3329325298
);
var START = Int32Array.of(
  1779033703,
  3144134277,
  1013904242,
  2773480762,
  1359893119,
  2600822924,
  528734635,
  1541459225
);
var HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));
var encoder = new TextEncoder();
var schedule = new Int32Array(64);
var state = new Int32Array(8);
var kept = new Uint8Array(1024);
function sha256(text) {
  const bytes = bufferFor(3 * text.length);
  state.set(START);
  digest(bytes, encode(text, bytes), 0);
  return hexOf(state);
}
function hmacSha256(key) {
  const inner = stateAfterKey(key, 54);
  const outer = stateAfterKey(key, 92);
  return (text) => {
    const bytes = bufferFor(3 * text.length);
    state.set(inner);
    digest(bytes, encode(text, bytes), BLOCK);
    for (let at = 0; at < 32; at++) bytes[at] = state[at >> 2] >>> 24 - 8 * (at & 3);
    state.set(outer);
    digest(bytes, 32, BLOCK);
    return hexOf(state);
  };
}
function stateAfterKey(key, pad) {
  const block = new Uint8Array(BLOCK).fill(pad);
  for (let at = 0; at < 32; at++) block[at] = pad ^ Number.parseInt(key.slice(2 * at, 2 * at + 2), 16);
  state.set(START);
  compress(block, 0);
  return state.slice();
}
function encode(text, bytes) {
  let end = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit < 128) bytes[end++] = unit;
    else if (unit >= 2048 && (unit < 55296 || unit > 57343)) {
      bytes[end++] = 224 | unit >> 12;
      bytes[end++] = 128 | unit >> 6 & 63;
      bytes[end++] = 128 | unit & 63;
    } else return end + encoder.encodeInto(text.slice(at), bytes.subarray(end)).written;
  }
  return end;
}
function bufferFor(length) {
  const needed = length + 2 * BLOCK;
  if (needed <= kept.length) return kept;
  const bytes = new Uint8Array(needed);
  if (needed <= KEPT_BYTES) kept = bytes;
  return bytes;
}
function digest(bytes, length, before) {
  const end = Math.ceil((length + 9) / BLOCK) * BLOCK;
  bytes[length] = 128;
  bytes.fill(0, length + 1, end);
  const bits = 8 * (before + length);
  for (let at = 0; at < 6; at++) bytes[end - 1 - at] = Math.floor(bits / 256 ** at) & 255;
  for (let from = 0; from < end; from += BLOCK) compress(bytes, from);
}
function compress(bytes, from) {
  const w = schedule;
  for (let at = 0, byte = from; at < 16; at++, byte += 4) {
    w[at] = bytes[byte] << 24 | bytes[byte + 1] << 16 | bytes[byte + 2] << 8 | bytes[byte + 3];
  }
  for (let at = 16; at < 64; at++) {
    const near = w[at - 2];
    const far = w[at - 15];
    const small = (far >>> 7 | far << 25) ^ (far >>> 18 | far << 14) ^ far >>> 3;
    const large = (near >>> 17 | near << 15) ^ (near >>> 19 | near << 13) ^ near >>> 10;
    w[at] = large + w[at - 7] + small + w[at - 16] | 0;
  }
  let a = state[0];
  let b = state[1];
  let c = state[2];
  let d = state[3];
  let e = state[4];
  let f = state[5];
  let g = state[6];
  let h = state[7];
  for (let at = 0; at < 64; at++) {
    const upper = (e >>> 6 | e << 26) ^ (e >>> 11 | e << 21) ^ (e >>> 25 | e << 7);
    const one = h + upper + (e & f ^ ~e & g) + ROUND[at] + w[at] | 0;
    const lower = (a >>> 2 | a << 30) ^ (a >>> 13 | a << 19) ^ (a >>> 22 | a << 10);
    const other = lower + (a & b ^ a & c ^ b & c) | 0;
    h = g;
    g = f;
    f = e;
    e = d + one | 0;
    d = c;
    c = b;
    b = a;
    a = one + other | 0;
  }
  add(0, a);
  add(1, b);
  add(2, c);
  add(3, d);
  add(4, e);
  add(5, f);
  add(6, g);
  add(7, h);
}
function add(place, value) {
  state[place] = state[place] + value | 0;
}
function hexOf(words) {
  let digits = "";
  for (let at = 0; at < 8; at++) {
    const word = words[at];
    digits += HEX[word >>> 24] + HEX[word >>> 16 & 255] + HEX[word >>> 8 & 255] + HEX[word & 255];
  }
  return digits;
}

// records/src/commitment.ts
function hashText(text) {
  return sha256(text);
}
function saltsOf(secret) {
  const keyed = hmacSha256(secret);
  return (index) => keyed(String(index));
}
function commitmentOf(salt, inserted, source) {
  if (inserted === "" && source === null) return "";
  return hashText(JSON.stringify([salt, inserted, source]));
}
function givenCommitment(entry, salt) {
  const { inserted, source, length, commitment } = entry;
  if (inserted === null) return commitment ?? null;
  if (length === 0 && source === null) return "";
  return salt === void 0 ? null : commitmentOf(salt, inserted, source);
}

// records/src/chain.ts
function firstHash({ recordId, startedAt }) {
  return hashText(JSON.stringify([RECORD_FORMAT, RECORD_VERSION, recordId, startedAt]));
}
function nextHash(before, entry, commitment) {
  const { time, at, removed, length, origin, from } = entry;
  const line2 = [time, at, removed, length, origin, commitment, ...from === void 0 ? [] : [from.entry, from.at]];
  return hashText(`${before}
${JSON.stringify(line2)}`);
}

// records/src/text-buffer.ts
var PIECE = 8192;
var TextBuffer = class {
  #units = new Uint16Array(1024);
  /** The gap lies between these places; the text is what stands before and after it. */
  #gapStart = 0;
  #gapEnd = 1024;
  constructor(text = "") {
    this.replace(0, 0, text);
  }
  get length() {
    return this.#units.length - (this.#gapEnd - this.#gapStart);
  }
  /** Replaces `removed` units from `at` on, which must lie within the text. */
  replace(at, removed, inserted) {
    this.#moveGap(at);
    this.#gapEnd += removed;
    this.#makeRoom(inserted.length);
    for (let index = 0; index < inserted.length; index++) {
      this.#units[this.#gapStart + index] = inserted.charCodeAt(index);
    }
    this.#gapStart += inserted.length;
  }
  /** The units from `start` to `end`, which must lie within the text. */
  slice(start, end) {
    const gap = this.#gapEnd - this.#gapStart;
    const before = this.#units.subarray(Math.min(start, this.#gapStart), Math.min(end, this.#gapStart));
    const after = this.#units.subarray(Math.max(start + gap, this.#gapEnd), Math.max(end + gap, this.#gapEnd));
    const pieces = [];
    for (const part of [before, after]) {
      for (let at = 0; at < part.length; at += PIECE)
        pieces.push(String.fromCharCode(...part.subarray(at, at + PIECE)));
    }
    return pieces.join("");
  }
  toString() {
    return this.slice(0, this.length);
  }
  #moveGap(at) {
    if (at < this.#gapStart) {
      const moved = this.#gapStart - at;
      this.#units.copyWithin(this.#gapEnd - moved, at, this.#gapStart);
      this.#gapStart -= moved;
      this.#gapEnd -= moved;
    } else if (at > this.#gapStart) {
      const moved = at - this.#gapStart;
      this.#units.copyWithin(this.#gapStart, this.#gapEnd, this.#gapEnd + moved);
      this.#gapStart += moved;
      this.#gapEnd += moved;
    }
  }
  #makeRoom(length) {
    if (this.#gapEnd - this.#gapStart >= length) return;
    const after = this.#units.subarray(this.#gapEnd);
    const units = new Uint16Array(2 * (this.#gapStart + length + after.length));
    units.set(this.#units.subarray(0, this.#gapStart));
    units.set(after, units.length - after.length);
    this.#gapEnd = units.length - after.length;
    this.#units = units;
  }
};

// records/src/replay.ts
var KEPT_EVERY = 1e3;
function changesText(origin) {
  return origin !== "state" && origin !== "note";
}
function openReplay(entries) {
  if (entries.some(({ inserted }) => inserted === null)) return null;
  const kept2 = [""];
  return {
    textAfter(count) {
      const from = Math.min(Math.floor(count / KEPT_EVERY), kept2.length - 1);
      const text = new TextBuffer(kept2[from]);
      for (let index = from * KEPT_EVERY; index < count; index++) {
        const { at, removed, inserted, origin } = entries[index];
        if (changesText(origin)) text.replace(at, removed, inserted);
        if ((index + 1) % KEPT_EVERY === 0) kept2[(index + 1) / KEPT_EVERY] ??= text.toString();
      }
      return text.toString();
    }
  };
}
function finalLength(entries) {
  let units = 0;
  for (const { origin, length, removed } of entries) if (changesText(origin)) units += length - removed;
  return units;
}
function finalText(entries) {
  for (let index = entries.length - 1; index >= 0; index--) {
    const { origin, inserted } = entries[index];
    if (origin === "state" && inserted !== null) return inserted;
    if (changesText(origin)) break;
  }
  return openReplay(entries)?.textAfter(entries.length) ?? null;
}

// records/src/check-record.ts
var STEP = 400;
function* checkRecord(record) {
  const { head, secret, entries, stamps } = record;
  const stamped = new Map(stamps.map((stamp) => [stamp.entries, stamp.hash]));
  const hashes = /* @__PURE__ */ new Map();
  const saltAt = secret === null ? null : saltsOf(secret);
  const walk = new TextWalk(entries);
  let hash = firstHash(head);
  let agreed = 0;
  for (let index = 0; index <= entries.length; index++) {
    const claimed = stamped.get(index);
    if (claimed !== void 0) {
      hashes.set(index, hash);
      if (claimed !== hash) return { fault: { part: "chain", index: agreed }, hashes };
      agreed = index;
    }
    const entry = entries[index];
    if (entry === void 0) break;
    const salt = entry.salt ?? (entry.length > 0 || entry.source !== null ? saltAt?.(index) : void 0);
    const commitment = givenCommitment(entry, salt);
    const part = walk.step(entry) ?? (commitment === null ? "hidden" : null);
    if (part !== null) return { fault: { part, index }, hashes };
    hash = nextHash(hash, entry, commitment);
    if (index % STEP === STEP - 1) yield index + 1;
  }
  const isWhole = hash === record.hash && [...stamped.keys()].every((count) => hashes.has(count));
  return { fault: isWhole ? null : { part: "chain", index: Math.min(agreed, entries.length) }, hashes };
}
var TextWalk = class {
  #entries;
  #text = new TextBuffer();
  #length = 0;
  #time = 0;
  #count = 0;
  /** Removed texts that a later entry says to have moved, by the entry that removed them. */
  #moved;
  constructor(entries) {
    this.#entries = entries;
    this.#moved = new Map(entries.flatMap(({ from }) => from === void 0 ? [] : [[from.entry, null]]));
  }
  /** What is wrong with the next entry, or null. */
  step(entry) {
    const { time, at, removed, length, origin, inserted } = entry;
    const index = this.#count++;
    if (time < this.#time) return "time";
    this.#time = time;
    if (inserted !== null && inserted.length !== length) return "entry";
    if (origin === "note") return removed > 0 || at >= index ? "entry" : null;
    if (origin === "state") return this.#compare(entry);
    if (!changesText(origin) || at + removed > this.#length) return "entry";
    if ((entry.from !== void 0 || origin === "move") && !this.#isMove(entry, index)) return "entry";
    if (this.#moved.has(index)) this.#moved.set(index, this.#text?.slice(at, at + removed) ?? null);
    this.#length += length - removed;
    if (inserted === null) this.#text = null;
    else this.#text?.replace(at, removed, inserted);
    return null;
  }
  /** Whether letters of this number stood where it says, and, as far as the text is shown, these letters. */
  #isMove({ from, origin, length, inserted }, index) {
    if (from === void 0 || origin !== "move" || length < RECORD_MOVE_MIN || from.entry > index) return false;
    const source = this.#entries[from.entry];
    const isCopy = from.entry === index;
    const first = isCopy ? 0 : source.at;
    const end = isCopy ? this.#length : source.at + (changesText(source.origin) ? source.removed : 0);
    if (from.at < first || from.at + length > end) return false;
    const stood = isCopy ? this.#text?.slice(from.at, from.at + length) : this.#moved.get(from.entry)?.slice(from.at - first, from.at - first + length);
    return inserted === null || stood == null || stood === inserted;
  }
  #compare({ at, removed, length, inserted }) {
    if (at > 0 || removed > 0 || length !== this.#length) return "state";
    if (inserted === null) return null;
    if (this.#text !== null && this.#text.toString() !== inserted) return "state";
    this.#text = new TextBuffer(inserted);
    return null;
  }
};

// records/src/origin-text.ts
function cutRuns(runs, start, length) {
  const part = [];
  let at = 0;
  for (const run of runs) {
    const from = Math.max(start, at);
    const until = Math.min(start + length, at + run.length);
    if (until > from) part.push({ from: run.from, length: until - from });
    at += run.length;
  }
  return part;
}
var OriginText = class {
  #runs = [];
  /** A run, and the visible units before it. */
  #run = 0;
  #before = 0;
  #removals = 0;
  insert(at, length, from) {
    const place = this.#split(at);
    const previous = this.#runs[place - 1];
    if (previous !== void 0 && previous.removedAt === 0 && previous.from === from) {
      previous.length += length;
      this.#set(place - 1, at - (previous.length - length));
      return;
    }
    this.#runs.splice(place, 0, { from, length, removedAt: 0 });
    this.#set(place, at);
  }
  /** Removes visible units from `at` on; returns what they were. */
  remove(at, length) {
    if (length === 0) return [];
    const start = this.#split(at);
    const gone = [];
    const removedAt = ++this.#removals;
    let left = length;
    for (let place = start; left > 0 && place < this.#runs.length; place++) {
      const run = this.#runs[place];
      if (run.removedAt > 0) continue;
      if (run.length > left) this.#runs.splice(place + 1, 0, { ...run, length: run.length - left });
      run.length = Math.min(run.length, left);
      run.removedAt = removedAt;
      left -= run.length;
      gone.push({ from: run.from, length: run.length });
    }
    this.#set(start, at);
    return gone;
  }
  /**
   * Shows again up to `length` units that were removed at `at`, those removed last first, and not those of the last
   * removal if it belongs to the same change. Returns how many could not be brought back; they belong after the others.
   */
  bringBack(at, length, isReplacing) {
    const first = this.#split(at);
    let end = first;
    while ((this.#runs[end]?.removedAt ?? 0) > 0) end++;
    const latest = isReplacing ? this.#removals : Number.POSITIVE_INFINITY;
    const candidates = this.#runs.slice(first, end).filter((run) => run.removedAt !== latest).sort((one, other) => other.removedAt - one.removedAt);
    let left = length;
    for (const run of candidates) {
      if (left === 0) break;
      if (run.length > left) {
        const place = this.#runs.indexOf(run);
        this.#runs.splice(place, 0, { ...run, length: run.length - left });
        run.length = left;
      }
      run.removedAt = 0;
      left -= run.length;
    }
    this.#set(first, at);
    return left;
  }
  /** What the visible units from `at` on are. */
  between(at, length) {
    const runs = [];
    let left = length;
    for (let place = this.#split(at); left > 0 && place < this.#runs.length; place++) {
      const run = this.#runs[place];
      if (run.removedAt > 0) continue;
      runs.push({ from: run.from, length: Math.min(run.length, left) });
      left -= run.length;
    }
    return runs;
  }
  /** What stands in the text, neighbours of the same origin joined. */
  visible() {
    const runs = [];
    for (const { from, length, removedAt } of this.#runs) {
      if (removedAt > 0) continue;
      const last = runs.at(-1);
      if (last?.from === from) last.length += length;
      else runs.push({ from, length });
    }
    return runs;
  }
  /**
   * The place of the first run after `at` visible units, before what was removed there; a run across it is split. Beyond
   * the end it is the end.
   */
  #split(at) {
    let place = this.#run;
    let before = this.#before;
    while (place > 0 && (before > at || before === at && this.#isRemoved(place - 1))) {
      place--;
      before -= this.#visibleLength(place);
    }
    for (; place < this.#runs.length && before < at; place++) {
      const visible = this.#visibleLength(place);
      if (before + visible > at) {
        const run = this.#runs[place];
        this.#runs.splice(place + 1, 0, { ...run, length: before + visible - at });
        run.length = at - before;
        place++;
        before = at;
        break;
      }
      before += visible;
    }
    this.#set(place, before);
    return place;
  }
  #isRemoved(place) {
    return (this.#runs[place]?.removedAt ?? 0) > 0;
  }
  #visibleLength(place) {
    const run = this.#runs[place];
    return run.removedAt > 0 ? 0 : run.length;
  }
  #set(run, before) {
    this.#run = run;
    this.#before = before;
  }
  /** Joins what was removed beside the last edit and came the same way, so that a long correction stays one run. */
  tidy() {
    let place = this.#split(this.#before);
    this.#set(place, this.#before);
    while (this.#isRemoved(place) && this.#isRemoved(place + 1)) {
      const run = this.#runs[place];
      const next = this.#runs[place + 1];
      if (run.from !== next.from) {
        place++;
        continue;
      }
      run.length += next.length;
      run.removedAt = Math.max(run.removedAt, next.removedAt);
      this.#runs.splice(place + 1, 1);
    }
  }
};

// records/src/origins.ts
var CLASS_OF = {
  type: "typed",
  paste: "paste",
  drop: "paste",
  // Only where what it moved could not be found.
  move: "paste",
  cut: "other",
  // Only where what it brought back could not be found.
  undo: "other",
  edit: "ai",
  file: "file",
  restore: "other",
  other: "other",
  start: "other",
  state: "other",
  note: "other"
};
function classOf(origin) {
  return CLASS_OF[origin];
}
var TYPED = -1;
var OriginWalk = class {
  #text = new OriginText();
  #origins = [];
  #arrived = [];
  #numbers = /* @__PURE__ */ new Map();
  /** What was removed at once, by its entry: it may be pasted again elsewhere. */
  #removals = /* @__PURE__ */ new Map();
  #copied = /* @__PURE__ */ new Set();
  step(entry) {
    const { at, removed, length, origin, time } = entry;
    const index = this.#origins.push(origin) - 1;
    if (!changesText(origin)) return;
    const moved = origin === "move" ? this.#movedBy(entry, index) : [];
    const gone = this.#text.remove(at, removed);
    if (removed >= RECORD_MOVE_MIN) this.#removals.set(index, { at, runs: gone });
    let left = origin === "undo" ? this.#text.bringBack(at, length, gone.length > 0) : length;
    for (const run of moved) {
      this.#copied.add(run.from);
      this.#text.insert(at + length - left, run.length, run.from);
      left -= run.length;
    }
    if (left > 0) this.#text.insert(at + length - left, left, origin === "type" ? TYPED : index);
    this.#text.tidy();
    if (left === 0 || origin === "type") return;
    const kind = classOf(origin);
    const number = (this.#numbers.get(kind) ?? 0) + 1;
    this.#numbers.set(kind, number);
    const removedTyped = gone.reduce((sum, run) => sum + (run.from === TYPED ? run.length : 0), 0);
    this.#arrived.push({ index, origin: kind, number, time, length: left, removed, removedTyped });
  }
  /** What a `move` brings has the origin that it had where it stood. Nothing if it did not stand there. */
  #movedBy({ from, length }, index) {
    if (from === void 0) return [];
    if (from.entry === index) return this.#text.between(from.at, length);
    const removal = this.#removals.get(from.entry);
    return removal === void 0 ? [] : cutRuns(removal.runs, from.at - removal.at, length);
  }
  /** What stands in the text after the entries so far. */
  runs() {
    return this.#text.visible().map(
      ({ from, length }) => from === TYPED ? { length, origin: "typed", from: null } : { length, origin: classOf(this.#origins[from]), from }
    );
  }
  /** Numbers of the entries of which letters were moved or copied within the text. */
  copied() {
    return this.#copied;
  }
  arrivals() {
    const kept2 = /* @__PURE__ */ new Map();
    for (const { from, length } of this.#text.visible()) kept2.set(from, (kept2.get(from) ?? 0) + length);
    return this.#arrived.map((one) => ({ ...one, kept: kept2.get(one.index) ?? 0 }));
  }
};
function walkOrigins(entries) {
  const walk = new OriginWalk();
  for (const entry of entries) walk.step(entry);
  return { runs: walk.runs(), arrivals: walk.arrivals(), copied: walk.copied() };
}
function unitsByOrigin(runs) {
  const units = { typed: 0, paste: 0, file: 0, ai: 0, other: 0 };
  for (const { origin, length } of runs) units[origin] += length;
  return units;
}

// records/src/time-grain.ts
var MINUTE_MS = 6e4;
var SESSION_PAUSE_MS = 10 * MINUTE_MS;
function isWriting(origin) {
  return changesText(origin) && origin !== "start";
}
function sessionsOf(entries) {
  const sessions = [];
  entries.forEach(({ time, length, origin }, index) => {
    if (!isWriting(origin)) return;
    let session = sessions.at(-1);
    if (session === void 0 || time - session.to >= SESSION_PAUSE_MS) {
      session = { from: time, to: time, minutes: [], entriesBefore: index };
      sessions.push(session);
    }
    session.to = time;
    const minute = Math.floor((time - session.from) / MINUTE_MS);
    while (session.minutes.length <= minute) {
      session.minutes.push({ typed: 0, arrival: null, isActive: false, entries: index });
    }
    const bar = session.minutes[minute];
    const kind = classOf(origin);
    const isArrival = length > 0 && kind !== "typed" && origin !== "undo" && origin !== "move";
    session.minutes[minute] = {
      typed: bar.typed + (kind === "typed" ? length : 0),
      arrival: bar.arrival ?? (isArrival ? kind : null),
      isActive: true,
      entries: index + 1
    };
  });
  return sessions;
}

// records/src/pace.ts
var LONG_INPUT_UNITS = 30;
var REST_MS = 5e3;
var LEAST_DISTANCES = 100;
function paceOf(entries, stamps) {
  return {
    fastestMinute: fastestMinute(entries),
    fastestStamped: fastestStamped(entries, stamps),
    longInputs: entries.filter(({ origin, length }) => origin === "type" && length >= LONG_INPUT_UNITS).length,
    variation: variationOf(entries),
    longestRun: longestRun(entries)
  };
}
function fastestMinute(entries) {
  const typed = entries.filter(({ origin }) => origin === "type");
  let [first, units, most] = [0, 0, 0];
  for (const { time, length } of typed) {
    units += length;
    while (time - typed[first].time >= MINUTE_MS) units -= typed[first++].length;
    most = Math.max(most, units);
  }
  return most;
}
function fastestStamped(entries, stamps) {
  const typedBefore = [0];
  for (const { origin, length } of entries) {
    typedBefore.push(typedBefore.at(-1) + (origin === "type" ? length : 0));
  }
  let most = null;
  let last = null;
  for (const stamp of [...stamps].sort((one, other) => one.entries - other.entries)) {
    const minutes = last === null ? 0 : (Date.parse(stamp.stampedAt) - Date.parse(last.stampedAt)) / MINUTE_MS;
    if (last !== null && minutes < 1) continue;
    if (last !== null) {
      const units = (typedBefore[stamp.entries] ?? 0) - (typedBefore[last.entries] ?? 0);
      most = Math.max(most ?? 0, Math.round(units / minutes));
    }
    last = stamp;
  }
  return most;
}
function variationOf(entries) {
  const distances = [];
  for (let index = 1; index < entries.length; index++) {
    const [before, entry] = [entries[index - 1], entries[index]];
    const distance = entry.time - before.time;
    if (entry.origin === "type" && before.origin === "type" && distance < REST_MS) distances.push(distance);
  }
  if (distances.length < LEAST_DISTANCES) return null;
  const mean = distances.reduce((sum, one) => sum + one, 0) / distances.length;
  if (mean === 0) return 0;
  const variance = distances.reduce((sum, one) => sum + (one - mean) ** 2, 0) / distances.length;
  return Math.sqrt(variance) / mean;
}
function longestRun(entries) {
  let [units, end, most] = [0, -1, 0];
  for (const { origin, at, removed, length } of entries) {
    if (origin === "state" || origin === "note") continue;
    const goesOn = origin === "type" && removed === 0 && (at === end || end < 0);
    if (goesOn) units += length;
    else units = origin === "type" && removed === 0 ? length : 0;
    end = at + length;
    most = Math.max(most, units);
  }
  return most;
}

// records/src/facts.ts
var PHRASE_UNITS = 10;
function factsOf(record, stamps) {
  const { entries, head } = record;
  const sessions = sessionsOf(entries);
  const { runs, arrivals } = walkOrigins(entries);
  const startedAt = Date.parse(head.startedAt);
  return {
    startedAt: startedAt + (sessions[0]?.from ?? 0),
    endedAt: startedAt + (sessions.at(-1)?.to ?? 0),
    entries: entries.length,
    stamps: stamps.length,
    sessions,
    activeMinutes: sessions.reduce((sum, { minutes }) => sum + minutes.filter(({ isActive }) => isActive).length, 0),
    length: finalLength(entries),
    units: unitsByOrigin(runs),
    runs,
    arrivals,
    notes: new Map(entries.flatMap(({ origin, at, inserted }) => origin === "note" ? [[at, inserted]] : [])),
    moves: entries.filter(({ origin }) => origin === "move").length,
    ...deletionsOf(entries),
    pace: paceOf(entries, stamps)
  };
}
function deletionsOf(entries) {
  let [deleted, phrasesDeleted] = [0, 0];
  const moved = new Set(entries.map(({ from }) => from?.entry));
  for (const [index, { origin, removed }] of entries.entries()) {
    if (!changesText(origin) || origin === "undo") continue;
    if (moved.has(index) && origin !== "move") continue;
    deleted += removed;
    if (removed >= PHRASE_UNITS) phrasesDeleted++;
  }
  return { deleted, phrasesDeleted };
}

// wording/src/percent.ts
var COLOUR_BAND = 0.6;
var LOWEST = 1;
var HIGHEST = 99;
var REACHED_ONLY = /* @__PURE__ */ new Set([
  ...[MIXED_BAND, AI_BAND, MEDIUM_RISK_WORD, COLOUR_BAND, HIGH_RISK_WORD, VERY_HIGH_RISK_WORD].map(
    (band) => Math.round(band * 100)
  ),
  LOWEST,
  HIGHEST
]);
function percentParts(ratio) {
  const nearest = Math.round(ratio * 100);
  const whole = REACHED_ONLY.has(nearest) && nearest / 100 > ratio ? nearest - 1 : nearest;
  if (whole < LOWEST) return { number: LOWEST, bound: "\uBBF8\uB9CC" };
  return whole >= HIGHEST ? { number: HIGHEST, bound: "\uC774\uC0C1" } : { number: whole, bound: "" };
}
function wholePercent(ratio) {
  return percentParts(ratio).number;
}
function wholeShare(part, whole) {
  if (part <= 0 || whole <= 0) return 0;
  return part >= whole ? 100 : wholePercent(part / whole);
}

// server/src/modules/records/typed-percent.ts
function typedPercent({ units, length }) {
  return wholeShare(units.typed, length);
}

// server/src/modules/records/checked-record.ts
function toCheckedRecord(record) {
  const { stamps, ...unstamped } = record;
  const { head, entries, secret } = unstamped;
  const isWhole = fitsTogether(record);
  const isWholeUnstamped = isWhole || stamps.length > 0 && fitsTogether({ ...record, stamps: [] });
  return {
    recordId: head.recordId,
    stamps,
    isWhole,
    isWholeUnstamped,
    hasSecret: secret !== null,
    showsEveryText: entries.every(({ inserted }) => inserted !== null),
    showsNoText: entries.every(
      ({ inserted, length, source }) => (inserted === null || length === 0) && source === null
    ),
    // Offsets of other records lead anywhere.
    text: isWholeUnstamped ? finalText(entries) : null,
    figures: isWholeUnstamped ? figuresOf(record) : null,
    json: new TextEncoder().encode(JSON.stringify(unstamped).slice(0, -1))
  };
}
function fitsTogether(record) {
  const walk = checkRecord(record);
  let step = walk.next();
  while (!step.done) step = walk.next();
  return step.value.fault === null;
}
function figuresOf(record) {
  const facts = factsOf(record, []);
  return {
    entries: facts.entries,
    characters: facts.length,
    typedPercent: typedPercent(facts),
    activeMinutes: facts.activeMinutes,
    sessions: facts.sessions.length
  };
}

// server/src/modules/records/read-record-body.ts
var ENDPOINTS = { createRecordShare, handIn, handInPupilText, replacePupilText };
function readRecordBody(name, bytes) {
  return readParsedBody(name, parseJsonBytes(bytes));
}
function readParsedBody(name, body) {
  const entries = takeEntries(holderOf(name, body)?.record);
  const parsed = ENDPOINTS[name].request.safeParse(body);
  if (!parsed.success) throw new AppError("INVALID_REQUEST", { cause: parsed.error });
  const holder = holderOf(name, parsed.data);
  const record = holder && toCheckedRecord({ ...holder.record, entries });
  const checked = holder && { ...holder, record };
  return name === "createRecordShare" ? checked : { ...parsed.data, writing: checked };
}
var isObject = (value) => typeof value === "object" && value !== null;
function checkedRecordOf(name, body) {
  return holderOf(name, body)?.record;
}
function holderOf(name, body) {
  const holder = name === "createRecordShare" || !isObject(body) ? body : body.writing;
  return isObject(holder) && isObject(holder.record) ? holder : null;
}
function takeEntries(record) {
  if (record === void 0 || !Array.isArray(record.entries)) return [];
  const { entries } = record;
  if (entries.length > RECORD_ENTRIES_MAX) throw new AppError("INVALID_REQUEST");
  record.entries = [];
  return entries.map((entry) => {
    const parsed = RecordEntry.safeParse(entry);
    if (!parsed.success) throw new AppError("INVALID_REQUEST", { cause: parsed.error });
    return parsed.data;
  });
}

// server/src/modules/records/summarise-record.ts
import { brotliDecompressSync } from "node:zlib";
function summariseRecord({ bytes, stamps }) {
  const record = JSON.parse(brotliDecompressSync(bytes).toString("utf8"));
  const facts = factsOf(record, stamps);
  return {
    startedAt: new Date(facts.startedAt).toISOString(),
    endedAt: new Date(facts.endedAt).toISOString(),
    sessions: facts.sessions.length,
    activeMinutes: facts.activeMinutes,
    typedPercent: typedPercent(facts),
    arrivals: facts.arrivals.length,
    stamps: facts.stamps,
    text: finalText(record.entries)
  };
}

// server/src/workers/record-worker.ts
function read(task) {
  if (task.kind === "stored") return { summary: summariseRecord(task.stored) };
  try {
    const body = readRecordBody(task.name, task.bytes);
    const json = checkedRecordOf(task.name, body)?.json;
    const answer = { body };
    return json === void 0 ? answer : move({ [transferableSymbol]: [json.buffer], [valueSymbol]: answer });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { refusal: error.code };
  }
}
export {
  read as default
};
//# sourceMappingURL=record-worker.mjs.map
