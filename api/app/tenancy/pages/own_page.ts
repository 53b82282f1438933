import { OwnPageSchema } from '#generated/schema'

/** A brand's own words for a static page in one language, instead of ours. */
export default class OwnPage extends OwnPageSchema {}
