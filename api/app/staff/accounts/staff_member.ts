import { StaffMemberSchema } from '#generated/schema'

export default class StaffMember extends StaffMemberSchema {}
