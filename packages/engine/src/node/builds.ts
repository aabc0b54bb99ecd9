import type { KernelBuilds } from "../kernel/spec.ts";
import { runsFromSource } from "./origin.ts";

const folder = runsFromSource ? "../../../kernels/build/" : "./kernels/";

const locate = (file: string): URL => new URL(folder + file, import.meta.url);

export const chessBuilds: KernelBuilds = {
  single: locate("chess.st.wasm"),
  threaded: locate("chess.mt.wasm"),
};

export const igisoroBuilds: KernelBuilds = {
  single: locate("igisoro.st.wasm"),
  threaded: locate("igisoro.mt.wasm"),
};

export const kalahBuilds: KernelBuilds = {
  single: locate("kalah.st.wasm"),
  threaded: locate("kalah.mt.wasm"),
};

export const kalahWideBuilds: KernelBuilds = {
  single: locate("kalah-wide.st.wasm"),
  threaded: locate("kalah-wide.mt.wasm"),
};

export const owareBuilds: KernelBuilds = {
  single: locate("oware.st.wasm"),
  threaded: locate("oware.mt.wasm"),
};

/** Single-threaded builds that record how their evaluations come about. */
export const chessTraceBuild = locate("chess.trace.wasm");
export const igisoroTraceBuild = locate("igisoro.trace.wasm");
