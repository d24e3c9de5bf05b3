export { type AccuracyShare as Proportion, shareOf as proportion } from "@geulgyeol/engine/accuracy-record";
