import { fileURLToPath } from 'node:url'

/** The product's folder, from the API's sources (api/app/http) as well as its build (api/build/app/http). */
export const PRODUCT_ROOT = fileURLToPath(
  new URL(import.meta.url.includes('/api/build/') ? '../../../../' : '../../../', import.meta.url)
)
