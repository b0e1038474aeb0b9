/** What a member of staff is: writes, serves travellers, or runs the company. */
export const staffRoles = ['editor', 'agent', 'manager'] as const
export type StaffRole = (typeof staffRoles)[number]
