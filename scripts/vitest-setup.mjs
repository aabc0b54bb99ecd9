import { buildKernels } from "./build-kernels.mjs";

/** Before the tests run: the kernels that they load are those of the sources. */
export default buildKernels;
