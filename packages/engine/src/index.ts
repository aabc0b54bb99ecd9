export * from "./analysis.ts";
export * from "./bench.ts";
export * from "./judgement.ts";
export type { KernelEnvironment } from "./kernel/environment.ts";
export {
  createKernelPlayer,
  type KernelPlayer,
  type KernelPlayerOptions,
  type KernelSettings,
} from "./kernel/kernel-player.ts";
export { type KernelProbe, openKernel } from "./kernel/probe.ts";
export type { KernelCodec, KernelLayout, KernelLimits, KernelSpec } from "./kernel/spec.ts";
export { openWeightedKernel, type WeightedKernel } from "./kernel/weighted-kernel.ts";
export * from "./levels/index.ts";
export * from "./player.ts";
export * from "./reference/index.ts";
export * from "./report/index.ts";
export * from "./score.ts";
export * from "./score-words.ts";
export * from "./session/index.ts";
export * from "./time.ts";
