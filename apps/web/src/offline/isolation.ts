/** Headers without which a page gets no shared memory, and so only one search thread. */
const ISOLATION: Readonly<Record<string, string>> = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "require-corp",
};

/**
 * The response with isolation headers, for hosts that cannot be told to send them. What has
 * them already stays as it is, and so does what a page may not look into.
 */
export function isolated(response: Response): Response {
  const isBare = Object.keys(ISOLATION).some((name) => !response.headers.has(name));
  if (!isBare || response.type === "opaque" || response.status === 0) return response;
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(ISOLATION)) headers.set(name, value);
  const { status, statusText } = response;
  return new Response(response.body, { status, statusText, headers });
}
