import { seededRandom } from "../learners/seeded-random.ts";
import { KATFISH_GENRES, type KatfishGenre, type KatfishText, type KatfishTrial } from "./read-katfish.ts";

const SUBJECTS = ["바다", "학교", "친구", "음악", "겨울", "시장", "여행", "고양이", "편지", "버스"];
const HUMAN = ["너무 좋았다", "그래서나는 몰랐다", "진짜 웃겼음", "할수있을까 싶다", "그냥 걸었다"];
const AI = ["중요한 역할을 합니다", "다양한 의미를 지닙니다", "이를 통해 성장합니다", "균형이 필요합니다"];

/**
 * Generated texts of two plain styles for tests: `pairs` human and model texts in training, `tested` of each in every
 * test.
 */
export function toyTrials(seed: number, pairs: number, tested: number): KatfishTrial[] {
  return KATFISH_GENRES.slice(0, 2).map((genre) => toyTrial(seed, genre, pairs, tested));
}

function toyTrial(seed: number, genre: KatfishGenre, pairs: number, tested: number): KatfishTrial {
  const random = seededRandom(seed);
  const pick = (from: readonly string[]) => from[Math.floor(random() * from.length)] as string;
  const write = (label: 0 | 1, source: string, part: string): KatfishText => ({
    id: `${genre}-${part}-${source}-${label}`,
    genre,
    label,
    text: Array.from({ length: 6 }, () => `${pick(SUBJECTS)}에서 ${pick(label === 1 ? AI : HUMAN)}.`).join(" "),
    source,
    commaFeatures: [2 * label + random(), random(), random(), random(), random()],
  });
  const sources = Array.from({ length: pairs + tested }, (_, at) => `${at}`);
  const human = sources.map((source) => write(0, source, "human"));
  return {
    seed,
    genre,
    train: [...human.slice(0, pairs), ...sources.map((source) => write(1, source, "gpt"))],
    tests: ["a", "b", "c"].map((part) => [
      ...human.slice(pairs),
      ...sources.slice(0, tested).map((source) => write(1, source, part)),
    ]),
  };
}
