// The dictionaries that judge passwords are loaded at their first use. That blocks the process for a
// second of CPU time: on a slow and busy machine longer than a query of a test may take.
import '../../api/session/passwordStrength.ts';
