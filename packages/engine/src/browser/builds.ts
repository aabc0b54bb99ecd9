import type { KernelBuilds } from "../kernel/spec.ts";

/** Vite recognises a file that belongs to the page only by an expression in one piece. */
export const chessBuilds: KernelBuilds = {
  single: new URL("../../../kernels/build/chess.st.wasm", import.meta.url),
  threaded: new URL("../../../kernels/build/chess.mt.wasm", import.meta.url),
};

export const igisoroBuilds: KernelBuilds = {
  single: new URL("../../../kernels/build/igisoro.st.wasm", import.meta.url),
  threaded: new URL("../../../kernels/build/igisoro.mt.wasm", import.meta.url),
};

export const kalahBuilds: KernelBuilds = {
  single: new URL("../../../kernels/build/kalah.st.wasm", import.meta.url),
  threaded: new URL("../../../kernels/build/kalah.mt.wasm", import.meta.url),
};

export const owareBuilds: KernelBuilds = {
  single: new URL("../../../kernels/build/oware.st.wasm", import.meta.url),
  threaded: new URL("../../../kernels/build/oware.mt.wasm", import.meta.url),
};

export const kalahWideBuilds: KernelBuilds = {
  single: new URL("../../../kernels/build/kalah-wide.st.wasm", import.meta.url),
  threaded: new URL("../../../kernels/build/kalah-wide.mt.wasm", import.meta.url),
};
