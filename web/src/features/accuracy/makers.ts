/** Who made a model, by its name in the record; the first that fits. A tune counts as made by those who tuned it. */
const MAKERS: readonly { readonly name: string; readonly models: RegExp }[] = [
  { name: "국산 모델", models: /^(42dot|amphora|kyujinpy|mirlab|nlpai-lab|upstage)\/|solar|exaone|hyperclova/i },
  { name: "OpenAI", models: /^(gpt-?\d|chatgpt|o\d-|davinci)/i },
  { name: "Anthropic", models: /^(anthropic\/)?claude(?! or )/i },
  { name: "Google", models: /^(google\/|gemini|gemma)/i },
  { name: "Meta", models: /^(meta-)?llama/i },
  { name: "xAI", models: /^grok/i },
  { name: "중국 모델", models: /^(qwen|qwq|deepseek|THUDM|glm|minimax|kimi|ernie|mimo|seed|internlm)/i },
];

export const OTHER_MAKERS = "그 밖의 모델";

export function makerOf(model: string): string {
  return MAKERS.find(({ models }) => models.test(model))?.name ?? OTHER_MAKERS;
}
