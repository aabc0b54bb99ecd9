export function checkArrows(root: string): string[];
export function importsOf(source: string): string[];
