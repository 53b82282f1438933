import type { Rendered } from './render_page.tsx'

/** A redirect, with nothing to read. */
export function redirection(response: Response): Rendered {
  return {
    status: response.status,
    headers: [['location', response.headers.get('location') ?? '/']],
    isKept: false,
    pipe: (to) => void to.end(),
    abort: () => {},
  }
}
