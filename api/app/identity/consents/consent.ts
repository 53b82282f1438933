import { ConsentSchema } from '#generated/schema'

export default class Consent extends ConsentSchema {}
