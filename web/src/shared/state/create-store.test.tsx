import { act, renderHook } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { createStore, type Store, useStore } from "./create-store.ts";

it("새 값만 알리고, 구독을 끝낸 뒤에는 알리지 않는다", () => {
  const store = createStore("가");
  const listener = vi.fn();
  const unsubscribe = store.subscribe(listener);
  store.set("가");
  expect(listener).not.toHaveBeenCalled();
  store.set("나");
  expect(listener).toHaveBeenCalledTimes(1);
  unsubscribe();
  store.set("다");
  expect(listener).toHaveBeenCalledTimes(1);
  expect(store.get()).toBe("다");
});

it("고른 부분이 바뀔 때만 다시 그린다", () => {
  const store = createStore<number | null>(null);
  let renders = 0;
  const { result } = renderHook(() => {
    renders++;
    return useStore(store, (active) => active === 1);
  });
  act(() => store.set(0));
  expect([result.current, renders]).toEqual([false, 1]);
  act(() => store.set(1));
  expect([result.current, renders]).toEqual([true, 2]);
});

function Shown({ store }: { store: Store<string> }) {
  return <p>{useStore(store)}</p>;
}

it("미리 만든 HTML에는 브라우저에만 있는 값이 들어가지 않는다", () => {
  expect(renderToString(<Shown store={createStore("쓰던 글", "")} />)).toBe("<p></p>");
  expect(renderToString(<Shown store={createStore("처음 값")} />)).toBe("<p>처음 값</p>");
});
