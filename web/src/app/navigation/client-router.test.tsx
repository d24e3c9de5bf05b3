import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Link, Route, Routes, useNavigate } from "react-router";
import { beforeEach, expect, it, vi } from "vitest";
import { ClientRouter } from "./client-router.tsx";
import { isPageLoaded, loadPage } from "./page-modules.tsx";

vi.mock("./page-modules.tsx", () => ({ isPageLoaded: vi.fn(), loadPage: vi.fn() }));

const scroll = vi.fn();

beforeEach(() => {
  vi.mocked(isPageLoaded).mockReturnValue(true);
  vi.mocked(loadPage).mockReset();
  scroll.mockReset();
  vi.stubGlobal("scrollTo", scroll);
  window.history.replaceState(null, "", "/");
  return () => vi.unstubAllGlobals();
});

function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      뒤로
    </button>
  );
}

function show(opened?: string) {
  return render(
    <ClientRouter {...(opened && { opened })}>
      <Link to="/one">하나</Link>
      <Link to="/two">둘</Link>
      <Link to="/one?page=2" preventScrollReset>
        다음 쪽
      </Link>
      <Link to="/one#part">부분</Link>
      <Back />
      <Routes>
        <Route path="/" element={<h1>처음</h1>} />
        <Route path="/one" element={<h1 id="part">하나예요</h1>} />
        <Route path="/two" element={<h1>둘이에요</h1>} />
      </Routes>
    </ClientRouter>,
  );
}

const click = (name: string) => userEvent.click(screen.getByRole("link", { name }));
const heading = () => screen.getByRole("heading").textContent;

it("keeps the page until the next one is loaded, and shows only the latest", async () => {
  const finish: (() => void)[] = [];
  vi.mocked(isPageLoaded).mockReturnValue(false);
  vi.mocked(loadPage).mockImplementation(() => new Promise((resolve) => finish.push(resolve)));
  show();
  await click("하나");
  await click("둘");
  expect(window.location.pathname).toBe("/two");
  expect(heading()).toBe("처음");
  await act(async () => finish[0]?.());
  expect(heading()).toBe("처음");
  await act(async () => finish[1]?.());
  await waitFor(() => expect(heading()).toBe("둘이에요"));
});

it("scrolls a new page up, back to where it was left, and to a part that the address names", async () => {
  show();
  vi.stubGlobal("scrollY", 640);
  await click("하나");
  expect(scroll).toHaveBeenLastCalledWith(0, 0);
  vi.stubGlobal("scrollY", 120);
  await userEvent.click(screen.getByRole("button", { name: "뒤로" }));
  await waitFor(() => expect(heading()).toBe("처음"));
  expect(scroll).toHaveBeenLastCalledWith(0, 640);
  const intoView = vi.fn();
  Element.prototype.scrollIntoView = intoView;
  scroll.mockReset();
  await click("부분");
  expect(intoView).toHaveBeenCalledTimes(1);
  expect(scroll).not.toHaveBeenCalled();
});

it("does not scroll when a link asks for that", async () => {
  show();
  await click("하나");
  scroll.mockReset();
  await click("다음 쪽");
  expect(window.location.search).toBe("?page=2");
  expect(scroll).not.toHaveBeenCalled();
});

it("keeps where a page was scrolled over a reload, even when the storage holds something else", async () => {
  sessionStorage.setItem("react-router-scroll-positions", "{");
  window.history.replaceState({ key: "first" }, "", "/");
  show();
  vi.stubGlobal("scrollY", 77);
  window.dispatchEvent(new Event("pagehide"));
  expect(JSON.parse(sessionStorage.getItem("react-router-scroll-positions") ?? "")).toMatchObject({ first: 77 });
});

it("takes over the page of the HTML, then shows the one that was gone back to meanwhile", async () => {
  let finish = () => {};
  vi.mocked(isPageLoaded).mockReturnValue(false);
  vi.mocked(loadPage).mockImplementation(
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  show("/two?page=3#part");
  expect(heading()).toBe("둘이에요");
  expect(loadPage).toHaveBeenCalledWith("/");
  await act(async () => finish());
  expect(heading()).toBe("처음");
});
