const ABOUT: Record<number, string> = {
  200: 'Done',
  201: 'Made',
  204: 'Done; there is nothing to tell',
  304: 'As it was when you last asked',
  400: 'Malformed',
  401: 'Not who he says he is',
  402: 'Has to be paid for',
  403: 'Not allowed',
  404: 'Not there, or not yours to see',
  409: 'Contradicts what is there',
  413: 'Too large',
  415: 'Another kind of body',
  421: 'Another host',
  422: 'A field is not as it must be; `field` names it',
  429: 'Too often',
}

export function aboutStatus(status: number | string): string {
  return ABOUT[Number(status)] ?? 'Not now'
}
