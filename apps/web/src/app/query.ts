import { useSearchParams } from "@solidjs/router";

/** Parameters of the address by their names; of one that stands there more than once, the first. */
export function useQuery(): (name: string) => string | undefined {
  const [query] = useSearchParams();
  return (name) => [query[name]].flat()[0];
}
