/** What a member of staff is: writes, serves travellers, or runs the company. */
export const staffRoles = ['editor', 'agent', 'manager'] as const
export type StaffRole = (typeof staffRoles)[number]

/** Roles that staff can be given: `none` takes them out of the staff. */
export const givenRoles = [...staffRoles, 'none'] as const
export type GivenRole = (typeof givenRoles)[number]
