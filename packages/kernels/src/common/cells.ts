/** Cells that the host or another thread may read and write at any time. */
export class SharedCell {
  @inline static read(address: usize): i32 {
    if (ASC_FEATURE_THREADS) return atomic.load<i32>(address);
    return load<i32>(address);
  }

  @inline static write(address: usize, value: i32): void {
    if (ASC_FEATURE_THREADS) atomic.store<i32>(address, value);
    else store<i32>(address, value);
  }
}
