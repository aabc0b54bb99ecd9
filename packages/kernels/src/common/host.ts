// What the host provides, as imports of the module "host" (this file's name).

/** Milliseconds of a monotonic clock. */
export declare function now(): f64;

/** Tells the host that the info block holds a new report. */
export declare function info(): void;
