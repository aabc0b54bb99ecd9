import { expect, test } from "vitest";
import { cacheName, outdatedCaches } from "./versions.ts";

test("a first version leaves nothing to remove", () => {
  expect(outdatedCaches(["kibitz-a"], "a")).toEqual([]);
});

test("the version before stays, older ones go", () => {
  expect(outdatedCaches(["kibitz-a", "kibitz-b"], "b")).toEqual([]);
  expect(outdatedCaches(["kibitz-a", "kibitz-b", "kibitz-c"], "c")).toEqual(["kibitz-a"]);
});

test("a version that comes back counts as the newest", () => {
  expect(outdatedCaches(["kibitz-a", "kibitz-b", "kibitz-c"], "a")).toEqual(["kibitz-b"]);
});

test("caches of others are left alone", () => {
  expect(outdatedCaches(["other", "kibitz-a", "workbox-x", cacheName("b")], "b")).toEqual([]);
});
