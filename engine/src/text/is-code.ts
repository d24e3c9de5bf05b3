import { endsLikeSentence } from "./ends-like-sentence.ts";
import { isFence } from "./line-forms.ts";

/** A text with at least this many characters of prose is judged, however much code it contains. */
const ENOUGH_PROSE = 200;
/** The same for lines that end like sentences, and for text outside fenced code, all of which is meant for readers. */
const ENOUGH_SENTENCES = 80;
/** Minimum share of code among the characters, without comments. */
const LEAST_CODE = 0.75;
/** Comments longer than this multiple of the code are prose lines that look like comments. */
const MOST_COMMENTS = 4;
/** Minimum lines of code for a program; with fewer, each line must be certain. */
const PROGRAM = 3;
/** Longest line that is checked in full; of a longer one (minified code, a line of data) only the beginning. */
const LONGEST_LINE = 2000;
/** Text between quotation marks or tags from this length on is for readers. */
const WRITTEN = 60;
/** Text between tags with at least this many words is for readers. */
const WRITTEN_WORDS = 5;

/** Class of a line: `certain` can only be code, `likely` is code if other lines are code. */
type LineForm = "certain" | "likely" | "comment" | "prose";

/** Characters of each form; `sentences` is the part of `prose` on lines that end like sentences. */
type Counts = Record<LineForm | "sentences", number>;

/**
 * Whether a text is only a program, a query, markup, data or a log, without sentences to judge. Comments, including
 * Korean ones, do not count as prose. Linear in the text.
 */
export function isCode(text: string): boolean {
  const lines = text.split(/\r?\n/).flatMap((line) => line.trim() || []);
  const fences = lines.filter(isFence).length;
  const { counts, read } = countForms(lines, fences - (fences % 2));
  const { certain, likely, comment, prose, sentences } = counts;
  const code = certain + likely;
  if (prose >= (fences > 1 ? ENOUGH_SENTENCES : ENOUGH_PROSE) || sentences >= ENOUGH_SENTENCES) return false;
  if (comment >= ENOUGH_PROSE && comment > MOST_COMMENTS * code) return false;
  if (certain === 0 || certain < likely / 3) return false;
  if (read < PROGRAM) return likely + prose === 0;
  return code >= LEAST_CODE * (code + prose);
}

/** Counts characters by form, and the lines that are not comments. A fence without a partner opens nothing. */
function countForms(lines: readonly string[], pairedFences: number): { counts: Counts; read: number } {
  const counts: Counts = { certain: 0, likely: 0, comment: 0, prose: 0, sentences: 0 };
  const lastEnds = lastEndsOf(lines);
  let read = 0;
  let fences = 0;
  let awaited: string | null = null;
  for (const [k, full] of lines.entries()) {
    if (isFence(full)) {
      fences++;
      continue;
    }
    const line = full.slice(0, LONGEST_LINE);
    if (fences % 2 === 1 && fences < pairedFences) {
      counts.certain += full.length;
      read++;
      continue;
    }
    const end: string | null = awaited ?? endOfComment(line);
    const at: number = end === null ? -1 : line.indexOf(end, awaited === null ? end.length : 0);
    awaited = end !== null && at < 0 && (lastEnds.get(end) ?? 0) > k ? end : null;
    const rest = awaited !== null ? "" : end === null || at < 0 ? line : line.slice(at + end.length).trim();
    counts.comment += line.length - rest.length;
    if (rest === "") continue;
    if (countLine(counts, rest, full.length - line.length) !== "comment") read++;
  }
  return { counts, read };
}

/** Counts one line outside block comments; `more` is the length of the truncated rest. */
function countLine(counts: Counts, line: string, more: number): LineForm {
  const text = withoutTags(line);
  const form = formOf(line, text);
  const length = form === "prose" && text !== null ? text.length : line.length;
  counts[form] += length + more;
  counts.certain += line.length - length;
  if (form === "prose" && endsLikeSentence(text ?? line)) counts.sentences += length + more;
  return form;
}

/** The end marker of a block comment that begins on a line; null if none begins. */
function endOfComment(line: string): string | null {
  const start = /^(?:\/\*|<!--|[bfru]?(?:"""|'''))/.exec(line)?.[0];
  if (start === undefined) return null;
  return start === "/*" ? "*/" : start === "<!--" ? "-->" : start.slice(-3);
}

/** The last line with each end marker of a block comment; a comment opened after it is never closed, so it is none. */
function lastEndsOf(lines: readonly string[]): ReadonlyMap<string, number> {
  const last = new Map<string, number>();
  for (const [k, line] of lines.entries()) {
    for (const end of ["*/", "-->", '"""', "'''"]) if (line.slice(0, LONGEST_LINE).includes(end)) last.set(end, k);
  }
  return last;
}

const COMMENT = /^(?:\/\/|#(?![#!]|include)|--\s)/;
/** A line of a server log: a date and time with seconds and a level or a process, or an entry of a web server log. */
const LOG =
  /^(?:\[?\d{4}[-/]\d\d[-/]\d\d[T ]\d\d:\d\d:\d\d\S{0,16}\s{1,2}\S{0,30}\s{0,4}\b(?:TRACE|DEBUG|INFO|NOTICE|WARN|WARNING|ERROR|FATAL|CRITICAL)\b|[A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d \S{1,60} [\w./-]{1,40}(?:\[\d{1,9}\])?: |[\d.]{7,15} \S{1,40} \S{1,40} \[\d\d\/[A-Z][a-z]{2}\/\d{4}:)/;
const STRINGS = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`/g;
/** A trailing comment on a line of code. */
const TRAILING_NOTE = /(?<=[\s;{}),])(?:\/\/|#|--|\/\*)(?:\s|[가-힣]).{0,60}$/;
/** A tag, possibly continued on the next line. */
const TAG = /<\/?[A-Za-z!](?:[^<>]*>|[^<>가-힣]*$)/g;
const SIGN = /[{}();=<>[\]$\\/+*&|_]/g;

const STATEMENT =
  /^(?:import|from|export|const|let|var|function|def|class|public|private|protected|static|return|if|elif|for|while|switch|case|try|catch|except|async|await|interface|type|enum|struct|fn|func|impl|use|using|mod|pub|namespace|package|template|void|int|float|double|char|bool|print|echo|printf|raise|throw|with|yield|assert|del|lambda|do|else|finally|require|include)\b/;
const PYTHON_BLOCK = /^(?:def|class|if|elif|else|for|while|try|except|with|finally|match|case|async def)\b[^.?!]*:$/;
const PYTHON_IMPORT = /^(?:import [\w.]+(?: as \w+)?|from [\w.]+ import [\w*, ()]+)$/;
const ASSIGNMENT = /^[\w.$[\]]+(?:\s?:\s?[\w<>[\]. |]+)?\s?(?:[-+*/|&%]|\?\?|\|\|)?=(?![=>])\s?\S/;
const CALL = /^[\w.$]+(?:<\w+>)?\(.*\)[;,]?(?:\s?\{)?$/;
const CHAIN = /^(?:\.\w+\(|@\w+(?:\(|$)|[\]})]+[;,]*$|\}\s?(?:else|catch|finally)|#include\b|#!\/|<\?|\$ \S)/;
const PAIR = /^"[^"]*"\s?:\s?(?:["{[\d-]|true|false|null)|^[{[\]}]+,?$/;
const SHELL =
  /^(?:sudo|cd|npm|npx|yarn|pip3?|git|docker|kubectl|curl|wget|echo|export|mkdir|rm|cp|mv|apt|apt-get|brew|chmod|chown|grep|sed|awk|set|ssh|scp|tar|source|python3?|node|systemctl)\s.*(?:[-/$=|>"&~]|\.\w)/;
/** A command with an option: pg_dump -t users. */
const OPTION = /^[a-z][\w-]{1,20} --?[a-z][\w-]*(?:[ =][^.?!]*)?$/;
const STYLE = /^[a-z-]{2,30}:\s?[^;?!]{1,120};$/;
const SHELL_WORD = /^(?:fi|done|esac|then|do|else|end|begin|pass|break|continue)[;:]?$/;
const QUERY =
  /^(?:SELECT|FROM|WHERE|INSERT INTO|UPDATE|DELETE FROM|CREATE (?:TABLE|INDEX|VIEW)|ALTER TABLE|DROP TABLE|(?:LEFT|RIGHT|INNER|OUTER|FULL|CROSS)? ?JOIN|GROUP BY|ORDER BY|HAVING|LIMIT|VALUES|UNION|WITH|AND|ON|SET)\b/;
const LOWER_QUERY = /^(?:select .+ from|insert into|update \w+ set|delete from|create table)\b/;
const COLUMN = /^[\w.]+(?: (?:AS|as) \w+)?,?$/;
const SETTING = /^(?:- )?[\w.-]+:(?: [\w.:/@"'-]+){0,3}$/;

function formOf(line: string, tagged: string | null): LineForm {
  if (COMMENT.test(line)) return "comment";
  if (tagged !== null) return isWritten(tagged) ? "prose" : "certain";
  if (LOG.test(line) && !/[가-힣]/.test(line)) return "certain";
  let written = 0;
  const noted = line
    .replace(STRINGS, (string) => {
      if (/[가-힣A-Za-z]{2}[,.]?\s/.test(string) && string.length > WRITTEN) written += string.length;
      return '""';
    })
    .trim();
  const bare = noted.replace(TRAILING_NOTE, "").trim();
  // A word with an explanation after a dash is a list of terms.
  if (noted.length > 3 * bare.length + 20) return "prose";
  if (written > WRITTEN * 2 || /[가-힣]/.test(bare)) return "prose";
  const signs = bare.match(SIGN)?.length ?? 0;
  if (CHAIN.test(bare) || PAIR.test(line) || PYTHON_IMPORT.test(bare)) return "certain";
  if (PYTHON_BLOCK.test(bare) && (signs >= 1 || /^(?:else|try|finally):$/.test(bare))) return "certain";
  if (/[;{}]$/.test(bare) && signs >= 2 && signs * 40 >= bare.length) return "certain";
  if (STATEMENT.test(bare) && signs >= 3 && signs * 14 >= bare.length) return "certain";
  if ((ASSIGNMENT.test(bare) || CALL.test(bare)) && !/[.?!]$/.test(bare)) return "certain";
  if (LOWER_QUERY.test(bare) || (QUERY.test(bare) && !/[.?!]$/.test(bare))) return "certain";
  if ((SHELL.test(bare) && !/[.?!]$/.test(bare)) || OPTION.test(bare) || STYLE.test(bare)) return "certain";
  if (signs >= 3 && signs * 8 >= bare.length) return "certain";
  if (STATEMENT.test(bare) && signs >= 1 && !/[.?!]$/.test(bare)) return "likely";
  if (SHELL_WORD.test(bare) || COLUMN.test(bare) || SETTING.test(bare)) return "likely";
  return "prose";
}

/** Whether text between tags is for readers, and not a button label or a field value. */
function isWritten(text: string): boolean {
  return text.length >= WRITTEN || endsLikeSentence(text) || text.split(/\s+/).length >= WRITTEN_WORDS;
}

/** The text between the tags of a line of markup; null if the line does not begin with a tag. */
function withoutTags(line: string): string | null {
  return /^<\/?[A-Za-z!]/.test(line) ? line.replace(TAG, "").trim() : null;
}
