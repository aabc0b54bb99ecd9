import { homedir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { baseFolder } from "./folders.ts";

it.each([
  ["/own/data", "/own/data"],
  ["own/data", join(homedir(), ".local", "share")],
  ["", join(homedir(), ".local", "share")],
  [undefined, join(homedir(), ".local", "share")],
])("passes over a base folder that is not absolute: %j", (wanted, folder) => {
  expect(baseFolder("XDG_DATA_HOME", { XDG_DATA_HOME: wanted })).toBe(folder);
});
