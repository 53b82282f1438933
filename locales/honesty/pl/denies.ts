export const DENIES: string[] = []
