import env from '#start/env'

const VEROTEL = 'https://secure.verotel.com'

/** Of one of Verotel's pages; VEROTEL_URL stands in for Verotel in tests. */
export function verotelAddress(path: '/startorder' | '/salestatus', query: string): string {
  return `${env.get('VEROTEL_URL') || VEROTEL}${path}?${query}`
}
