import Mustache from 'mustache'

/** Fills in the tags of static pages. It keeps none of the texts it took apart: those that are still being written are legion. */
export const pageWriter = Object.assign(new Mustache.Writer(), { templateCache: undefined })
