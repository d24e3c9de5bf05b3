import type { SignInMethod } from "@geulgyeol/contract";

export const METHOD_NAMES: Readonly<Record<SignInMethod, string>> = {
  password: "비밀번호",
  google: "Google",
  kakao: "카카오",
};
