export const ASKS: string[] = []
