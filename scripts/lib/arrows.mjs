import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

/**
 * The rooms from the foundation up: a room may import only rooms before it.
 * `kernels` imports nothing of ours, and only `engine` imports it.
 */
const ROOMS = ["rules", "engine", "records", "protocols", "arena", "studio", "web", "cli"];
const ALLOWED_OF_KERNELS = ["engine"];

/** Imports that run against the arrows or that their package does not declare, one sentence each. */
export function checkArrows(root) {
  return ["packages", "apps"].flatMap((folder) =>
    readdirSync(join(root, folder)).flatMap((room) =>
      faultsOfRoom(root, join(root, folder, room), room),
    ),
  );
}

function faultsOfRoom(root, folder, room) {
  const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const rootManifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const declared = new Set([...Object.keys(manifest.dependencies ?? {}), manifest.name]);
  const development = new Set(Object.keys(rootManifest.devDependencies ?? {}));
  return sourcesBelow(join(folder, "src")).flatMap((file) =>
    importsOf(readFileSync(file, "utf8"))
      .map((specifier) =>
        faultOfImport(specifier, { root, room, file, folder, declared, development }),
      )
      .filter((fault) => fault !== undefined)
      .map((fault) => `${relative(root, file)}: ${fault}`),
  );
}

function faultOfImport(specifier, { root, room, file, folder, declared, development }) {
  if (specifier.startsWith("node:")) return undefined;
  // A package's own `imports`, which cannot lead out of it.
  if (specifier.startsWith("#")) return undefined;
  if (specifier.startsWith(".")) {
    const target = join(file, "..", specifier);
    const stays = !relative(folder, target).startsWith("..");
    const isData = !relative(join(root, "data"), target).startsWith("..");
    return !stays && !isData && !file.endsWith(".test.ts")
      ? `"${specifier}" leaves the package; import it by its name`
      : undefined;
  }
  const name = packageOf(specifier);
  if (name.startsWith("@kibitz/") && !mayImport(room, name.slice("@kibitz/".length))) {
    return `${room} must not import ${name}`;
  }
  const isTest = file.endsWith(".test.ts");
  if (declared.has(name) || (isTest && development.has(name))) return undefined;
  return `${name} is not declared in the package's dependencies`;
}

function mayImport(room, target) {
  if (room === target) return true;
  if (target === "kernels") return ALLOWED_OF_KERNELS.includes(room);
  if (room === "kernels") return false;
  return ROOMS.indexOf(target) >= 0 && ROOMS.indexOf(target) < ROOMS.indexOf(room);
}

function packageOf(specifier) {
  const parts = specifier.split("/");
  return specifier.startsWith("@") ? parts.slice(0, 2).join("/") : parts[0];
}

/** The specifiers of static, dynamic and re-exporting imports. */
export function importsOf(source) {
  // No dash or dot before the word: "--import" is an option of Node, Buffer.from() a call.
  const pattern = /(?<![\w.-])(?:from\s*|import\s*\(?\s*)["']([^"'\n]+)["']/g;
  return [...source.matchAll(pattern)].map((match) => match[1]);
}

function sourcesBelow(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name));
}
