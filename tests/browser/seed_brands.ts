import { seedDemo } from '@manyhearts/api/app/setup/demo/seed_demo'

/** Fills demo brands that have no people yet: everyone has one photo, of a few that are encoded. */
export function seedBrands(...brands: string[]): Promise<unknown> {
  return seedDemo({ brands, password: process.env.DEMO_PASSWORD!, photos: 1, differentPhotos: 6 })
}
