import { pages } from './pages.tsx'

const paths = new Set(Object.values(pages).flatMap((list) => list.map((page) => page.path)))

/** Whether the site has the page; pass the route's pattern. */
export function hasPage(path: string): boolean {
  return paths.has(path)
}
