import { createContext, useContext } from "react";

/** Dialogs that several features ask for and none of them owns. */
export interface AppDialogs {
  /** "로그인이 필요해요". */
  openLogin(): void;
  /** "크레딧이 부족해요". */
  openInsufficientCredits(): void;
  /** "Pro 요금제에서 쓸 수 있어요", for the named function. */
  openProRequired(feature: string): void;
}

export const AppDialogsContext = createContext<AppDialogs>({
  openLogin() {},
  openInsufficientCredits() {},
  openProRequired() {},
});

export function useAppDialogs(): AppDialogs {
  return useContext(AppDialogsContext);
}
