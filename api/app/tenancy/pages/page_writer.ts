import Mustache from 'mustache'

/** No template cache: it would grow with every draft. */
export const pageWriter = Object.assign(new Mustache.Writer(), { templateCache: undefined })
