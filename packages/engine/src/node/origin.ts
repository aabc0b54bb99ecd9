/**
 * Whether this code runs from the TypeScript source. Otherwise it was bundled,
 * and the bundle's folder also holds `kernel-worker.js` and `kernels/*.wasm`.
 */
export const runsFromSource = import.meta.url.endsWith(".ts");
