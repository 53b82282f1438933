/** What a member is asked to do in the photo; which of them, the lot says. */
export const POSES = ['palm', 'hand_on_head', 'fist_on_chin', 'two_fingers', 'thumb_up', 'hand_on_shoulder'] as const

export type Pose = (typeof POSES)[number]

/** For how long a drawn pose may be sent: a photo in it is one of now. */
export const POSE_MINUTES = 15

/** Why staff say no. */
export const VERIFICATION_REFUSALS = ['other_person', 'pose', 'unclear'] as const

export type VerificationRefusal = (typeof VERIFICATION_REFUSALS)[number]

/** Why staff take the mark away again. */
export const MARK_WITHDRAWALS = ['other_person', 'mistake', 'other'] as const

export type MarkWithdrawal = (typeof MARK_WITHDRAWALS)[number]

/** Whose doing it was that the mark went. */
export type MarkEnd = 'member' | 'main_photo' | 'staff'

/** Of those that were sent; what is drawn alone is nobody's to see. */
export const VERIFICATION_STATES = ['sent', 'verified', 'refused', 'withdrawn', 'expired'] as const

export type VerificationState = (typeof VERIFICATION_STATES)[number]

/** A decision is late after these. */
export const VERIFICATION_LATE_HOURS = 72

/** For how long a decision can be undone; only then it holds, its member is told, and the photo goes. */
export const VERIFICATION_UNDO_MINUTES = 10

/** A photo that nobody decided about goes after these. */
export const UNDECIDED_DAYS = 14

/** So many photos may be sent within so many days; those that staff left undecided don't count. */
export const TRIES = 3
export const TRY_DAYS = 30
