import type { Settings } from '#site/lib/api/shapes.ts'

const GENDERS: Record<number, string> = { 5: 'male', 6: 'female' }

/** Everyone's gender, and whom they look for, on brands for gay men and for lesbian women: nobody is asked there. */
export function nicheGender({ niche }: Settings): string | undefined {
  return GENDERS[niche]
}
