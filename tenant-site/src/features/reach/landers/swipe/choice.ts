export type Choice = 'like' | 'pass'
