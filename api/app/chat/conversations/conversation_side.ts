import { ConversationSideSchema } from '#generated/schema'

export default class ConversationSide extends ConversationSideSchema {}
