import { StaffMemberSchema } from '#generated/schema'

/** Who works in the console. */
export default class StaffMember extends StaffMemberSchema {}
