import { OwnPageSchema } from '#generated/schema'

export default class OwnPage extends OwnPageSchema {}
