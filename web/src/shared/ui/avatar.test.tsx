import { fireEvent, render } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Avatar, initialsOf } from "./avatar.tsx";

describe("initialsOf", () => {
  it.each([
    ["윤서진", "서진"],
    ["남궁서진", "서진"],
    ["이든", "이든"],
    ["Ada Lovelace", "Ad"],
    ["", ""],
  ])("%s의 표시는 %s다", (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

describe("Avatar", () => {
  const ONE = "https://k.kakaocdn.net/dn/one.jpg";
  const TWO = "https://k.kakaocdn.net/dn/two.jpg";

  it("사진이 없으면 이름 글자를 보인다", () => {
    const { container } = render(<Avatar name="윤서진" image={null} />);
    expect(container.textContent).toBe("서진");
    expect(container.querySelector("img")).toBeNull();
  });

  it("사진은 보는 곳을 알리지 않고 불러오고, 불러오지 못하면 이름 글자로 돌아간다", () => {
    const { container, rerender } = render(<Avatar name="윤서진" image={ONE} />);
    const picture = container.querySelector("img");
    expect(picture?.getAttribute("src")).toBe(ONE);
    expect(picture?.getAttribute("referrerpolicy")).toBe("no-referrer");
    if (picture) fireEvent.error(picture);
    expect(container.querySelector("img")).toBeNull();
    expect(container.textContent).toBe("서진");
    rerender(<Avatar name="윤서진" image={TWO} />);
    expect(container.querySelector("img")?.getAttribute("src")).toBe(TWO);
  });
});
