import { ConversationSideSchema } from '#generated/schema'

/** A conversation as one of the two has it: how far he read, what he deleted, how often he answered free. */
export default class ConversationSide extends ConversationSideSchema {}
